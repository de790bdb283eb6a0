// The board: what its places and pieces are called to those who hear it, and its few buttons.
import type { board as first } from '../en/board.ts';
import type { board as later } from '../en/later/board.ts';

export const board: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'board.label': 'ボード',
  'board.fought': '{battle}：{side}の勝利。戦闘報告',
  'board.keys':
    '矢印キーで位置から位置へ、角括弧で位置の中のブロックを順に、プラスとマイナスで拡大と縮小、0で全体を表示します。',
  'board.zoom': '拡大と縮小',
  'board.zoom.in': '拡大',
  'board.zoom.out': '縮小',
  'board.zoom.fit': 'ボード全体を表示',
  'board.thumbnail': 'マップ：カエサルは{caesar}か所、ポンペイウスは{pompey}か所にいます。',
  'board.minimap': '全体図：ドラッグでボードを動かす',
  'board.port': '港湾',
  'board.port.major': '主要港湾',
  'board.points': '{count|other=#VP}',
  'board.place': '{place}。',
  'board.stack': '{side}：{blocks}。',
  'board.unknown': '正体不明の{count|other=#ブロック}',
  'board.block': '{name} 戦力{strength}',
  'board.contested': '拮抗状態。',
  'board.held': '{side}は海軍1つをここに残さなければなりません。',
  'board.pinned': '{count|other=#ブロック}が拘束中。',
  'board.light.go': '進入可能。',
  'board.light.attack': '攻撃可能。',
  'board.light.way': '経路上。',
  'board.light.choose': '選択可能。',
  'board.piece': '{place}の{name}、戦力{strength}',
  'board.piece.spent': '{piece}、移動済み',
  'board.piece.main': '{piece}、主力',
  'board.piece.reserve': '{piece}、予備',
};

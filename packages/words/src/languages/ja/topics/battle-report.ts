import type { messages as english } from '../../en/topics/battle-report.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'battle-report.won': '{side}が{area}の戦いに勝利',
  'battle-report.won.sea': '{side}が{area}の海軍戦闘に勝利',
  'battle-report.details': '詳細',
  'battle-report.close': '閉じる',
  'battle-report.more': '{nth}／{count}',

  'battle-report.lead':
    '{when}。{side}が{surprise|yes=奇襲で|no=}攻撃し、{rounds|other=#ラウンド}の戦闘となりました。',
  'battle-report.attacker': '攻撃側',
  'battle-report.defender': '防御側',
  'battle-report.steps': '{steps|=0=ステップ損失なし|other=#ステップ損失}',
  'battle-report.points': '{points}VP',
  'battle-report.stands': '戦力{before}から{strength}へ',
  'battle-report.unharmed': '無傷、戦力{strength}',
  'battle-report.retreated': '{area}へ退却',
  'battle-report.eliminated': '除去',
  'battle-report.killed': '戦死',
  'battle-report.captured': '{side}側へ',
  'battle-report.dice': 'ラウンドごとの命中',
  'battle-report.dice.note': '印は、ブロックの火力から期待される命中数です。',
  'battle-report.round': 'ラウンド',
  'battle-report.total': '合計',
  'battle-report.hits': '{hits|=0=命中なし|other=#命中}、期待値{expected}',
  'battle-report.rolled': 'サイコロ{dice|other=#個}',
  'battle-report.no-dice': 'サイコロなし',
  'battle-report.odds': '戦闘前の勝率',
};

// Help for whoever decides: odds of battles, hints.
import type { aids as first } from '../en/aids.ts';
import type { aids as later } from '../en/later/aids.ts';

export const aids: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'settings.aids': '補助',
  'settings.odds': '戦闘の勝率を表示',
  'settings.odds-text': '戦闘中と攻撃の前に、あなたが知り得る情報から計算します。',
  'settings.hints': 'ヒントを使う',
  'settings.hints-text': '最善と思われる命令を示すボタンを表示します。',
  'settings.intel': '敵情を表示',
  'settings.intel-text':
    '敵のいる位置で、知り得る情報から推定した敵ブロックと、最後に目撃されたブロックを示します。',

  'odds.label': '勝率',
  'odds.weighing': '勝率を計算しています…',
  'odds.wins': '{side}の勝利：{chance}',
  'odds.thrown-back': '{side}の退却：{chance}',
  'odds.thrown-back.short': '退却',
  'odds.lost': '失うステップ：カエサル{caesar}、ポンペイウス{pompey}',
  'odds.lost.short': '失うステップ',
  'odds.dies': '{block}の戦死：{chance}',
  'odds.dies.short': '{block}の戦死',
  'odds.exact': '両者が戦い続ける場合の正確な値',
  'odds.sampled': '両者が戦い続ける場合、±{spread}',
  'odds.guessed': '両者が戦い続ける場合、±{spread}、隠れたブロックは推定',
  'odds.in-words': '勝率（{certainty}）。{odds}。',
  'odds.also': '{odds}、{more}',
  'odds.less': '{chance}未満',
  'odds.more': '{chance}超',

  'hint.ask': 'ヒント',
  'hint.title': 'ヒント',
  'hint.note': 'ゲームの勝率',
  'hint.looking': '先読み中：{done}／{all}',
  'hint.stop': '中止',
  'hint.close': '閉じる',
  'hint.order': '{order}、ゲームの勝率{chance}',
  'hint.give': 'この命令を出す',
  'hint.none': '何も見つかりませんでした。',
  'hint.found': '{count|other=#件}の命令を、良い順に示しています。',
  'keys.hint': 'ヒントを求める',
};

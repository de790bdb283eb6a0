// What the contents and the card of a lesson say, and the answers that no lesson foresees.
import type { page as english } from '../../en/tutorial/page.ts';

export const page: Readonly<Record<keyof typeof english, string>> = {
  // The contents
  'learn.heading': '遊び方を学ぶ',
  'learn.lead':
    '本物のボードを使った12の短いレッスンです。全て自分の手で行い、間違えても失点にはなりません。',
  'learn.begin': '最初のレッスンを始める',
  'learn.progress': 'レッスン{count}のうち{done}完了。次：{title}',
  'learn.go-on': '続ける',
  'learn.continue': '続ける：{title}',
  'learn.again': '全てのレッスンを終えました。どれでもやり直せます。',
  'learn.total': '{count}レッスン中{done|other=#}完了、全部で約{minutes}分',
  'learn.minutes': '{count|other=#分}',
  'learn.done': '完了',
  'learn.at': '手順{step}／{count}',
  'learn.new': '未着手',
  'learn.list': 'レッスン',
  'learn.home': 'トップページ',
  'learn.forget': '進み具合を消去',
  'learn.gone': 'そのようなレッスンはありません。',

  // The card of a lesson
  'card.label': 'レッスン{number}：{title}',
  'card.step': '手順{step}／{count}',
  'card.back': '戻る',
  'card.restart': '最初から',
  'card.contents': 'レッスン一覧',
  'card.show': '見本を見る',
  'card.watch': 'できました。ポンペイウスの動きを見ましょう。',
  'card.dice': 'できました。サイコロの目を見てください。',
  'card.fold': 'レッスンをたたむ',
  'card.unfold': 'レッスンを開く',
  'card.not': '違います。',
  'card.end': 'レッスン{number}完了',
  'card.learned': '学んだこと',
  'card.rules': '詳しくは：',
  'card.rule': 'ルール{number}',
  'card.next': '次：{title}',

  // Answers to what no lesson foresees
  'wrong.block': 'それは{given}です。ここで使うのは{wanted}です。',
  'wrong.place': '{block}は{given}に着いてしまいます。ここでの行き先は{wanted}です。',
  'wrong.way': '{block}は別の経路で{given}に着いてしまいます。矢印の経路を通ってください。',
  'wrong.look': 'それは{given}です。{wanted}を探してください。マップ上で輪が付いています。',
  'wrong.card': 'そのカードは{given}です。ここで使うのは{wanted}です。',
  'wrong.end': 'それではフェイズが終わってしまいます。まだすることが残っています。',
  'wrong.all': '一度に複数のブロックを選びました。1つのブロックだけを押してください。',
  'wrong.kind': 'ルール上はできますが、ここで学ぶことではありません。取り消しました。',
  'wrong.cannot': '{block}は今{given}へ行けません。行ける位置には金色の輪が付いています。',
  'wrong.still': '{block}は今は何もできません。',
  'wrong.menu': 'レッスンに投了や引き分けはありません。いつでも離れてかまいません。続きから再開できます。',
};

// The page about the server's state in Japanese; terms as in docs/glossary.md.
import type { StatusTexts } from '../status-texts.ts';

export const status: StatusTexts = {
  tag: 'ja',
  language: '日本語',
  title: 'サーバーの状態',
  well: '正常です。ゲームをプレイできます。',
  unwell: '現在、ゲームを続けられません。時計は止まっており、すでに確定したことは失われません。',
  games: (running) => `${running}件のゲームが進行中です。`,
  since: '稼働開始',
  version: 'バージョン',
  outage: '直近の停止',
  noOutage: 'これまでありません',
  lasted: (from, long) => `${from}から${long}。`,
  clocks: 'その間、全てのゲームの時計は止まっていました。',
  home: 'ゲームへ',
};

// Said at the table besides the orders.
import type { notices as english } from '../en/notices.ts';

export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notice.offer-draw': '{side}が引き分けを提案した。',
  'notice.accept-draw': '{side}が引き分けに応じた。',
  'notice.decline-draw': '{side}が断ったか取り下げたため、引き分けの提案は無効となった。',
  'notice.resign': '{side}が投了した。',
  'notice.claim-time': '相手の時間切れにより、{side}が勝利を宣言した。',
  'notice.flag': '{side}の持ち時間が切れた。',
  'notice.pause': 'ゲームは中断された。',
  'notice.resume': 'ゲームが再開された。',
  'notice.epoch': 'ゲームはここに移された。以後のサイコロには、新たに封印された秘密の値を使う。',
  'notice.outage': 'サーバーがしばらく停止していた。この時間はどちらの持ち時間にも数えない。',
  'notice.abort': 'ゲームは打ち切られた。',
  'notice.rebase': 'ゲームは、あらためて設定された局面から続けられる。',
};

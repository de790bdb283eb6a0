import type { messages as english } from '../../en/topics/bids.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'bid.title': '陣営に入札する',
  'bid.text':
    '2人のプレイヤーは、それぞれ秘密に入札します。希望する陣営と、そのために相手に渡す徴兵の回数です。両方の入札がそろうと公開され、ゲームが始まります。',
  'bid.want': '希望する陣営',
  'bid.points': 'そのために渡す徴兵の回数',
  'bid.points-value': '徴兵{points}回',
  'bid.if-higher':
    '相手も{side}を希望し、入札があなたより少なければ、あなたは{side}を担当し、相手は追加の徴兵{points}回を得ます。',
  'bid.if-zero':
    '0回なら、相手が{other}を希望するか、相手も0回であなたがサイコロに勝ったときだけ、{side}を担当します。',
  'bid.if-lower':
    '相手の入札のほうが多ければ、あなたは{other}を担当し、相手が入札した回数を得ます。同じならサイコロで決めます。相手が{other}を希望すれば、2人とも希望どおりになり、徴兵は渡しません。',
  'bid.place': 'この入札を出す',
  'bid.binding': '出した入札は変えられません。',
  'bid.balance': 'ここで各陣営が勝つ割合',
  'bid.placed': 'あなたは{side}に徴兵{points}回を入札しました。両方の入札がそろうまで、誰にも見えません。',
  'bid.waiting': '{name}の入札を待っています。',
  'bid.waiting-anyone': 'もう一方の入札は、参加した人が出します。',
  'bid.measured': 'カエサルが勝つ割合（測定値）',
  'bid.measured-text':
    '第{edition}版で、コンピュータ「ミレス」どうしが対戦した{games}ゲーム。横棒は95％信頼区間です。',
  'bid.row-none': 'ルールどおり',
  'bid.row-caesar': 'カエサルに徴兵{points}回',
  'bid.row-pompey': 'ポンペイウスに徴兵{points}回',
  'bids.revealed':
    '入札：{caesar}は{caesarSide}に{caesarPoints}回、{pompey}は{pompeySide}に{pompeyPoints}回。',
  'bids.given': '{name}は、徴兵のある最初のターンに追加の徴兵{points}回を得ます。',
  'bids.free': '徴兵は渡しません。',
  'bids.tied': '入札が同じだったので、このゲームのサイコロで決めました。',
  'balance.title': '陣営のバランス',
  'balance.text':
    'このサーバーで終わったゲームで、カエサルが勝った割合です。ゲストのいるゲーム、コンピュータが代わりに続けたゲーム、最初の年に打ち切られたゲームは数えません。引き分けは0.5勝と数えます。横棒は95％信頼区間で、ゲームが少ないほど長くなります。',
  'balance.none': '集計できるゲームはまだありません。',
  'balance.counted': '終わったゲーム{count}、引き分け{drawn}',
  'balance.by-edition': '版と条件別',
  'balance.by-people': '人どうし（レーティング別）',
  'balance.by-machine': 'コンピュータ相手',
  'balance.by-bid': '入札別',
  'balance.edition': '第{edition}版、{terms}',
  'balance.terms-book': 'ルールどおり',
  'balance.terms-balanced': '互角',
  'balance.terms-bid': '陣営は入札',
  'balance.terms-other': '他のハンディキャップ',
  'balance.band': '2人とも{from}～{to}ほど',
  'balance.band-under': '2人とも{to}未満',
  'balance.band-over': '2人とも{from}以上',
  'balance.band-other': 'その他：レーティングなし、または差が大きい',
  'balance.machine-caesar': '{level}がカエサル',
  'balance.machine-pompey': '{level}がポンペイウス',
  'balance.bid-none': '徴兵は渡さない',
  'balance.bid-caesar': 'カエサルに{from}～{to}回',
  'balance.bid-pompey': 'ポンペイウスに{from}～{to}回',
  'balance.computers': '互角のコンピュータどうし',
  'balance.computers-text':
    'ここで行われたゲームではなく、測定です。コンピュータ「ミレス」どうしがルールどおりに対戦しました。',
  'balance.games': 'ゲーム',
  'balance.rate': 'カエサルの勝率',
  'balance.interval': '95％信頼区間',
  'balance.interval-text': '{low}～{high}',
  'balance.table': '数値',
};

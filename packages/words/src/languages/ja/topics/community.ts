// The club around the games: what came with it later, and is fetched with it.
import type { messages as english } from '../../en/topics/community.ts';

import { account } from '../community/account.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...account,
  // What was agreed on
  'terms.allowed': '使用可：{aids}',
  'terms.nothing': '補助なし',
  'terms.odds': '勝率',
  'terms.hints': 'ヒント',
  'terms.intel': '敵情',
  'terms.undo': '取り消し',
  'terms.free': '自由配置',
  'terms.bid': '陣営は入札',
  'aids.note':
    '両プレイヤーが使え、参加する人にも知らされます。ヒントを使うゲームはレーティング対象になりません。',

  // An invitation
  'join.side': 'あなたの陣営は{side}です。',
  'join.bid': 'ゲームの前に、2人が希望する陣営に秘密に入札します。',
  'side.bid-rules': '入札のルール',
  'side.bid-note':
    '2人が希望する陣営に、徴兵の回数を秘密に入札します。互角のコンピュータどうしでは、第{edition}版をルールどおりに行うと、カエサルが{rate}のゲームに勝ちます。',
  'join.gone': 'この招待はもう使えません。すでに他の人が参加したか、ゲームが取りやめになりました。',
  'join.own': 'これはあなた自身の招待です。リンクは他の人に送ってください。',
  'enter.code': 'このサーバーへの招待コード',
  'enter.code-note': 'このサーバーは招待制です。管理者にコードをもらってください。',

  // Lists of games
  'games.challenge': '{name}から挑戦されています。承諾すると始まります。',
  'games.sit': '承諾する',
  'games.challenged': '{name}の承諾を待っています',
  'games.older': '以前のゲーム',
  'games.newer':
    '他に{count|other=#件}のゲームがサーバーの新しいバージョンで保存されています。サーバーが更新されると開けます。',

  'games.filter': '表示',
  'games.filter-all': '全てのゲーム',
  'games.filter-live': 'ライブのゲーム',
  'games.filter-slow': '通信戦のゲーム',

  // すぐに対戦
  'play-now.title': '対戦相手を探す',
  'play-now.note':
    'レーティングが近く、同じ条件を望む相手を探します。待っている人がいなければ、相手が現れるまで待ちます。',
  'play-now.go': 'すぐに対戦',
  'play-now.terms': '条件を変える',
  'play-now.from': '対戦する時間帯の始まり（現地時間）',
  'play-now.to': '終わり',
  'play-now.any': 'いつでも',
  'seeking.title': '対戦相手を探しています。',
  'seeking.live': 'このページを開いたままにしてください。閉じると検索は終わります。',
  'seeking.slow': 'このページは閉じても構いません。検索は1週間続き、見つかれば通知します。',
  'seeking.stop': '検索をやめる',
  'seeking.computer': '待つ間、コンピュータと対戦する',
  'seeking.back': '検索に戻る',
  'seeking.found': '{name}が待っています。ゲームを開くと始まります。',
  'seeking.found-title': '対戦相手が見つかりました',
  'seeking.go': 'ゲームを開く',
  'seeking.over': '検索は終わりました。',

  // The channel of a game or a tournament
  'channel.title': 'このゲームのチャンネル',
  'channel.text':
    '各ターンの盤面（観戦者に見えるもの）、手番のプレイヤー、結果が投稿されます。どちらのプレイヤーもチャンネルを設定でき、外すこともできます。',
  'channel.none': 'チャンネルはまだありません。',
  'channel.own': 'あなたがチャンネルを設定しました。アドレスは秘密で、再び表示されることはありません。',
  'channel.given': '{name}がチャンネルを設定しました。アドレスは秘密で、表示されません。',
  'channel.url': 'チャンネルのWebhookのアドレス',
  'channel.new-url': '別のチャンネルのWebhookのアドレス',
  'channel.mention': 'あなたの番にメンションするDiscordのID、または名前',
  'channel.remove': 'チャンネルを外す',
  'channel.saved': '保存しました。数秒後に盤面が投稿されます。',

  // Before it begins
  'bid.has': '入札済み',
  'bid.has-not': '入札前',
  'waiting.turn-away': '{name}を断り、他の人を待つ',
  'copy.failed': 'このブラウザではコピーできません。リンクを選択し、手動でコピーしてください。',
  'copy.done': 'リンクをコピーしました。',
  'copy.link': 'リンクをコピー',
  'watch.title': '進行中',
  'watch.best': 'ライブで注目のゲーム',
  'watch.great': 'ライブのゲームはありません。過去の名勝負：',
  'watch.none': '進行中のゲームも、終了したゲームもまだありません。',
  'watch.others': 'その他のゲーム',
  'watch.slow': '通信戦',
  'watch.open': 'テーブルを開く',
  'watch.replay': 'リプレイ',
  'watch.revealed': '隠れていたものを全て表示',
  'watch.public': '観戦者の視点',
  'watch.rated': '{name}（レーティング{rating}）',
  'watch.unrated': '{name}（レーティングなし）',
  'watch.stop': '停止',
  'watch.play': '再生',
  'watch.story': '出来事',

  // At the table
  'abort.title': 'ゲームを取りやめますか？',
  'abort.text': 'ゲームは両者にとってただちに終了し、無効となります。',
  'vacation.title': '休暇を取りますか？',
  'vacation.text': '休暇中は時計が止まります。始まった日は1日と数えます。残りは{count|other=#日}です。',
  'chat.new': '{name}：{text}',
  'chat.seen': '閉じる',
  'chat.report': '報告',
  'chat.report-line': '{name}の発言を報告：{text}',

  // Standing orders
  'standing.battle': 'このゲームの1つの戦闘',
  'standing.area': '戦闘の位置',
  'standing.fought': '{area}（戦闘あり）',
  'standing.set': '{area}（専用の命令あり）',
  'standing.as-habit': '自分の全てのゲームと同じ',
  'standing.as-usual': 'このゲームの全ての戦闘と同じ',
  'standing.own': '独自の設定（{count|other=#件}）',
  'standing.retreat': '優先する退却先',
  'standing.retreat-any': '自軍のブロックが最も多い位置',
  'standing.one-note': 'そこが攻撃される前から設定でき、戦闘が終わると消えます。',
  'standing.gone': '削除しました。',

  // People
  'person.by-side': '陣営ごとのレーティング',
  'person.side-rating': '{side}：{rating} ± {give}（{count}ゲーム）',
  'person.side-none': '{side}：レーティング対象のゲームなし',
  'ratings.balance': '各陣営が勝つ割合',
  'person.profile': 'あなたのプロフィール',
  'person.no-games': '終了したゲームはまだありません',
  'link.on': 'ゲームへ',
  'link.reset-done':
    'パスワードを設定し、全ての端末でログアウトしました。新しいパスワードでログインしてください。',
  'link.verify-done': 'メールアドレスを確認しました。通知はここに送られます。',
  'link.unsubscribe-done': '今後メールは送られません。他の通知方法はそのままです。',

  // Notices
  'notices.test': 'テスト送信',
  'notices.test-sent': 'テストを送りました。',
  'notices.saved': '保存しました。',
  'notices.guest':
    '先にパスワードを設定して登録してください。メール、ブラウザ、Webhookで通知を受け取れるようになります。',
  'notices.language': '通知はこのページの言語で届きます。',
  'notices.verified': 'このアドレスは確認済みです。',

  // Refusals
  'error.newer-game':
    'このゲームはサーバーの新しいバージョンで保存されています。サーバーが更新されると開けます。',
  'error.damaged-game': 'このゲームは保存先で破損しています。サーバーの管理者に問い合わせてください。',
  'error.bad-name':
    '名前は同じ種類の文字か数字で1〜24文字です。間に空白、点、ハイフン、アポストロフィを使えます。',
  'error.invitation-needed': 'このサーバーは招待制で、そのコードは使えません。',
  'error.not-delivered': '届きませんでした。設定を確かめて、もう一度お試しください。',
  'error.no-mail': 'このサーバーはメールを送りません。',
  'error.too-many-bonds': 'この一覧はいっぱいです。先に誰かを外してください。',
  'error.too-many-devices': '1人で登録できるブラウザの上限に達しています。先に1つ削除してください。',
  'error.no-tournament': 'その大会はありません。',
  'error.members-only':
    '大会に参加できるのはアカウントのある人だけです。先にアカウントのページでパスワードを設定してください。',
  'error.host-only': 'このサーバーで大会を作れるのは、管理者が指名した主催者だけです。',
  'error.not-the-organiser': 'それができるのは主催者だけです。',
  'error.private-game': '非公開のゲームを見られるのはプレイヤーだけなので、チャンネルは設定できません。',
  'error.no-channel': 'チャンネルは外されました。もう一度アドレスを入力してください。',
  'error.bad-tournament': 'この設定の大会は作れません。設定を変えて、もう一度お試しください。',
  'error.too-many-tournaments': '主催中の大会が多すぎます。先にいくつか終了してください。',
  'error.registration-closed': 'この大会にはもう参加できません。',
  'error.tournament-full': '定員に達しています。',
  'error.already-in': 'この人はすでに参加しています。',
  'error.not-in': 'この人は参加していません。',
  'error.too-few-people': '開始するには人数が足りません。',
  'error.tournament-begun': '大会はすでに始まっています。',
  'error.tournament-not-running': '大会はまだ始まっていません。',
  'error.tournament-over': '大会は終了しています。',
  'error.never-away': 'この大会ではラウンドを休めません。',
  'error.bad-return': '1年以内のこれからの日付を選ぶか、空欄にしてください。',
  'error.no-such-pairing': 'この大会にそのゲームはありません。',
  'error.too-late-to-rule':
    '後のラウンドがこのゲームに基づいているか、結果のないまま大会が終わったため、もう裁定できません。',
  'error.no-bid': 'ゲームを始めるには入札してください。',
  'error.not-by-bid': 'このゲームでは陣営に入札しません。',
  'error.bid-needs-people': '陣営の入札は、他のハンディキャップのない、人と人のゲームだけでできます。',
  'error.same-entropy': 'サイコロのあなたの分に問題がありました。もう一度お試しください。',
  'error.tournament-game': '大会のゲームをやめたり取りやめたりはできません。投了はできます。',
  'error.too-many-waiting': '開始待ちのゲームが多すぎます。先にいくつかやめてください。',
  'error.oneself': 'それはあなた自身です。',
  'error.blocked': 'この人をブロックしています。先に解除してください。',
  'error.no-such-session': 'そのログインはすでに終了しています。',
  'error.session-needed': 'それをするには、もう一度ログインしてください。',
  'error.no-such-line': 'その発言はもうありません。',
};

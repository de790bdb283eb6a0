// What was refused and what to do about it, by the code of the refusal.
import type { errors as first } from '../en/errors.ts';
import type { errors as later } from '../en/later/errors.ts';

export const errors: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'error.line': '{line}行目：{sentence}',
  'error.no-machine': 'コンピュータの番ではありません。',
  'error.machine-lost':
    'コンピュータの思考が中断されました。何も変わっていません。ページを読み込み直すと、もう一度考え始めます。',
  'error.superseded': 'ゲームはすでに先へ進んでいます。もう一度お試しください。',
  'error.unknown': 'うまくいきませんでした。何も変わっていません。',

  // The game
  'error.bad-request': 'ゲームにその要求はできません。',
  'error.stale-decision': 'ゲームはすでに先へ進んでいます。ボードを見て、もう一度選んでください。',
  'error.bad-order': 'ゲームにない命令です。',
  'error.nothing-to-undo': '取り消せるものはもうありません。',
  'error.no-offer': '返事のできる提案はありません。',
  'error.offer-stands': 'すでに提案が出ています。受けるか断るかできます。',
  'error.not-out-of-time': 'その陣営にはまだ時間があります。',
  'error.flag-fallen': 'その陣営はすでに時間切れです。',
  'error.no-flag': '相手はまだ時間切れではありません。',
  'error.paused': 'ゲームは中断中です。',
  'error.not-paused': 'ゲームは中断していません。',
  'error.bad-time': 'このゲームの時刻は前後しています。',
  'error.bad-position': 'このゲームの局面は設定できません。',
  'error.no-clock': 'このゲームに持ち時間はありません。',
  'error.bad-epoch': 'このゲームのサイコロの番号が正しくありません。',
  'error.game-over': 'ゲームは終了しています。',
  'error.not-asked': '相手が決める番です。',
  'error.wrong-step': '今はそれをする段階ではありません。',
  'error.not-legal': 'ルール上、ここではできません。',

  // The seat
  'error.no-seat': 'この画面でプレイしている人がいません。ゲームを開き直してください。',
  'error.wrong-seat': 'これは2人で見ながら決めるものではありません。決める側に画面を渡してください。',
  'error.no-moment': 'そのような場面はありません。',

  // Games kept here
  'error.no-game': 'このゲームはもうありません。別のウィンドウで削除されたようです。',
  'error.bad-name': '名前は、目に見える文字で1〜60文字にしてください。',
  'error.bad-options': 'この組み合わせの設定ではゲームを始められません。',
  'error.damaged-game': 'このゲームは保存先で破損したため開けません。削除することはできます。',
  'error.played-elsewhere':
    'このゲームは別のウィンドウで進められました。ボードには現在の状態が表示されています。',
  'error.no-storage':
    'このブラウザでは、ページがゲームを保存できません。保存を許可するか、プライベートウィンドウを使わずに開いてください。',
  'error.newer-storage': 'このページの新しいバージョンが使われています。ページを読み込み直してください。',
  'error.storage-full':
    'ゲームを保存する空きがありません。古いゲームを削除するか、端末の空きを増やしてください。',
  'error.storage-failed': 'ブラウザが保存できませんでした。何も変わっていません。もう一度お試しください。',
  'error.authority-lost':
    'ゲームを開き直しました。保存されたものは失われていません。もう一度お試しください。',
  'error.authority-silent':
    'ゲームが応答しません。保存されたものは失われていません。ページを読み込み直してください。',
  'error.authority-failed': '予期しない問題が起きました。何も変わっていません。',
  'error.bad-message': 'ページが誤った要求をしました。ページを読み込み直してください。',

  // Online
  'error.unreachable':
    'サーバーに接続できません。失われたものはありません。接続できるときに、もう一度お試しください。',
  'error.no-server': 'ここにはサーバーがありません。',
  'error.other-protocol':
    'サーバーがこのページより新しいバージョンになりました。ページを読み込み直してください。',
  'error.stopping': 'サーバーが再起動中です。少し待って、もう一度お試しください。',
  'error.not-kept':
    'サーバーは保存できたかどうかを確認できませんでした。反映されているか確かめてから、もう一度お試しください。',
  'error.outage':
    'サーバーが今は保存も読み込みもできません。失われたものはありません。しばらくしてからもう一度お試しください。',
  'error.in-motion': 'ゲームが処理中です。もう一度お試しください。',
  'error.machines-busy': 'コンピュータは全て使用中です。しばらくしてから、もう一度お試しください。',
  'error.internal': 'サーバーで問題が起きました。何も変わっていません。もう一度お試しください。',
  'error.too-often': '一度に要求が多すぎました。少し待って、もう一度お試しください。',
  'error.not-signed-in': 'ログインが切れています。ログインし直して、もう一度お試しください。',
  'error.login-failed': '名前とパスワードが一致しません。',
  'error.wrong-password': '現在のパスワードと違います。',
  'error.wrong-name': 'あなたの名前ではありません。',
  'error.name-taken': 'その名前はすでに使われています。別の名前にするか、ログインしてください。',
  'error.already-signed-in': 'すでにログインしています。先にログアウトしてください。',
  'error.invitation-needed': 'このサーバーは招待制です。招待のリンクを開いてください。',
  'error.bad-invitation': 'この招待ではゲームに入れません。リンクをもう一度もらってください。',
  'error.side-taken': 'すでに他の人が参加しています。',
  'error.seek-over': 'この人はもう対戦相手を探していません。',
  'error.already-joined': 'すでにこのゲームに参加しています。',
  'error.already-started': 'ゲームはすでに始まっています。',
  'error.not-waiting': 'ゲームはすでに始まったか、取りやめになりました。',
  'error.not-running': 'このゲームは進行中ではありません。',
  'error.not-over': 'ゲームはまだ終了していません。',
  'error.not-a-player': 'それができるのは2人のプレイヤーだけです。',
  'error.not-your-side': 'その陣営はもうあなたのものではありません。',
  'error.your-turn': '今はあなたの番です。計画を残せるのは待っている間だけです。',
  'error.plan-outdated': '計画の作成中にゲームが進みました。戻って確認し、もう一度作ってください。',
  'error.no-undo': 'このゲームでは命令を取り消せません。',
  'error.nothing-to-take-back': '取り消せるものがありません。',
  'error.no-vacation': '休暇の日数が残っていません。',
  'error.not-on-vacation': '休暇中の人はいません。',
  'error.on-vacation': '休暇中の人がいます。',
  'error.machine-there': 'その陣営はすでにコンピュータがプレイしています。',
  'error.stood-in': '今はコンピュータがあなたの代わりにプレイしています。',
  'error.too-late-to-abort': 'ゲームを取りやめられるのは最初のターンだけです。',
  'error.too-many-games': '1人で持てるゲームの上限に達しています。先に1つ終わらせてください。',
  'error.too-many-tokens': '1人で持てるトークンの上限に達しています。先に1つ削除してください。',
  'error.nobody-could-join': '誰もそのゲームを見つけられません。他の人に公開するか、誰かを招待してください。',
  'error.cannot-be-rated': 'そのゲームはレーティング対象にできません。',
  'error.no-rematch': 'このゲームの再戦はできません。',
  'error.no-person': 'その名前の人はいません。',
  'error.no-such-room': 'そのチャットは見られません。',
  'error.not-allowed': 'このゲームでは使えません。',
  'error.not-welcome': 'この人はあなたと対戦しません。',
  'error.not-a-friend': '挑戦できるのは友達だけです。',
  'error.silenced': '管理者により、現在あなたの発言は止められています。',
  'error.draw-offered': 'このターンにはすでに引き分けを提案しています。',
  'error.end-offered': '終了の提案をしたばかりです。数ターン続けてからにしてください。',
  'error.not-lost': '公開されている情報を見る限り、相手にはまだ勝ち目があります。',
  'error.too-much': '上限に達しています。',
  'error.push-denied': 'このブラウザでは、ページが通知を送れません。先に通知を許可してください。',
  'error.bad-link': 'このリンクはもう使えません。新しいリンクをもらってください。',
  'error.bad-device': 'このブラウザには通知できません。',
  'error.bad-webhook': 'そのアドレスは使えません。公開ネットワーク上のものにしてください。',
  'error.no-such-device': 'そのブラウザはもう登録されていません。',

  // Files
  'error.not-a-game': 'このファイルはRubiconのゲームではありません。',
  'error.not-text': 'このファイルはRubiconのゲームではありません。',
  'error.not-readable': 'ファイルを読み取れませんでした。もう一度選んでください。',
  'error.file-too-long': 'このファイルはゲームとしては長すぎます。',
  'error.future-version':
    'このファイルはRubiconの新しいバージョンのものです。ページを読み込み直して更新してください。',
  'error.truncated': 'このファイルは末尾が欠けています。コピーかダウンロードをやり直してください。',
  'error.bad-header': 'このファイルの先頭が正しく書かれていません。',
  'error.bad-entry': 'ファイルに読み取れない記録があります。',
  'error.missing-entry': 'このファイルには記録が1つ欠けています。元の場所からもう一度入手してください。',
  'error.changed': 'このファイルは保存後に書き換えられています。元の場所からもう一度入手してください。',
  'error.impossible-game': 'このファイルのゲームはルールに従っていません。',
};

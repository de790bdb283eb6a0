// What is kept of people, in Japanese.
import type { messages as english } from '../../en/topics/privacy.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'stored.name.what': '名前、表示言語、登録した日時。パスワードはargon2idのハッシュのみです。',
  'stored.name.why': '誰と対戦しているかを他の人が知り、名前を他人に取られないようにするためです。',
  'stored.name.how-long':
    'アカウントを削除するまで。{count}日間訪れず、進行中のゲームもないゲストは削除されます。',
  'stored.sessions.what':
    'ログイン中の場所：ブラウザの種類、ログインした日時と最終利用日時。IPアドレスは保存しません。',
  'stored.sessions.why': 'ログイン状態を保ち、身に覚えのないログインを終了できるようにするためです。',
  'stored.sessions.how-long': 'ログアウトするまで、または最後の利用から90日間。',
  'stored.games.what': 'あなたのゲーム：全ての命令とその時刻、サイコロ、結果。参加した大会。',
  'stored.games.why': '記録こそがゲームです。続きを遊び、見返し、検証できます。',
  'stored.games.how-long': '無期限。アカウントを削除しても、名前を伏せて残ります。',
  'stored.chat.what': 'チャットでの発言。',
  'stored.chat.why': '後から読み返せるようにするためです。',
  'stored.chat.how-long': 'ゲームがある限り。アカウントを削除しても、発言は名前を伏せて残ります。',
  'stored.notes.what': 'メモ、事前命令と計画、各ゲームをどこまで見たか。他の人には見えません。',
  'stored.notes.why': 'どの端末でも続きから使えるようにするためです。',
  'stored.notes.how-long': 'アカウントを削除するまで。',
  'stored.ratings.what': 'レーティングとその推移、成績、終了したゲームでの応答の早さ。誰でも見られます。',
  'stored.ratings.why': '実力の近い相手を見つけ、相手の様子がわかるようにするためです。',
  'stored.ratings.how-long': 'アカウントを削除するまで。ゲストについては何も保存しません。',
  'stored.puzzles.what':
    '挑戦したパズル、最初の答えが正しかったか、パズルのレーティング。本人だけが見られます。',
  'stored.puzzles.why': 'どの端末でも実力に合うパズルを出し、パズル自体のレーティングを決めるためです。',
  'stored.puzzles.how-long': 'アカウントを削除するまで。',
  'stored.bonds.what': '友達、およびブロックやミュートの相手。ブロックやミュートは相手に知らされません。',
  'stored.bonds.why': '友達と遊び、会いたくない相手を避けられるようにするためです。',
  'stored.bonds.how-long': '変更するまで、またはどちらかがアカウントを削除するまで。',
  'stored.contacts.what':
    '通知を希望する場合：メールアドレス、ブラウザが発行したプッシュ通知の宛先、Webhook、ゲームや大会に設定したチャンネル。',
  'stored.contacts.why': 'あなたのゲームについて知らせるためです。誰にも渡さず、他の目的には使いません。',
  'stored.contacts.how-long': '削除するまで。送信済みの通知は30日後に消去されます。',
  'stored.reports.what': 'あなたによる報告と、あなたについての報告。前後のチャットを含みます。',
  'stored.reports.why': '管理者が判断できるようにするためです。',
  'stored.reports.how-long': 'どちらかがアカウントを削除するまで。',
  'stored.logs.what': 'サーバー自身の動作記録。人の名前、アドレス、命令、文章は含みません。',
  'stored.logs.why': '管理者が不具合を直せるようにするためです。',
  'stored.logs.how-long': '管理者の定めるところによります。',
};

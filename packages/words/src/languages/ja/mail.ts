// Notices in Japanese; terms as in docs/glossary.md.
import type { MailTexts } from '../mail-texts.ts';
import { names } from './names.ts';

const OVER = 'ゲーム終了';

export const mail: MailTexts = {
  tag: 'ja',
  machine: (level) => `コンピュータの${names[`level.${level}`]}`,
  nobody: '未定の相手',
  rome: names['area.Rome'],
  turn: {
    title: 'あなたの番です',
    text: (name, bc, turn) => `${name}とのゲームはあなたの番です（BC${bc}年、第${turn}ターン）。`,
    planStopped: (whys) => `計画は中止されました（${whys.join('、')}）。`,
    planWhys: {
      place: (area) => `${area}の状況が想定外`,
      battle: (area) => `${area}の戦闘が想定外`,
      first: 'プレイヤー1が想定外',
      card: '敵が想定したカードをプレイせず',
      block: 'あなたのブロックの状況が想定外',
      points: '得点が想定外',
      order: '出せない命令があったため',
      god: '敵が想定外のカードをプレイ',
      turn: '計画にないことを尋ねられたため',
      rolled: '最後の命令で新しい情報が判明',
      draw: '相手が引き分けを提案',
      'taken-back': '命令の取り消し',
      'by-hand': 'あなたが別の命令を実行',
    },
  },
  began: { title: 'ゲーム開始', text: (name) => `${name}とのゲームが始まりました。` },
  won: { title: OVER, text: (name) => `${name}とのゲームに勝利しました。` },
  lost: { title: OVER, text: (name) => `${name}とのゲームに敗北しました。` },
  drawn: { title: OVER, text: (name) => `${name}とのゲームは引き分けに終わりました。` },
  endOffered: {
    title: 'ゲーム終了の提案',
    text: (name) =>
      `${name}から、あなたにほとんど勝ち目のないゲームを終える提案です。投了するか、続けるかを選んでください。`,
  },
  ended: { title: OVER, text: (name) => `${name}とのゲームは勝敗なしで終了しました。` },
  endedEarly: (name, tournament) =>
    `${name}とのゲームは途中で打ち切られました。「${tournament}」での結果は大会のページにあります。`,
  challenge: { title: '挑戦状', text: (name) => `${name}から対戦の申し込みです。` },
  found: {
    title: '対戦相手が見つかりました',
    text: (name) => `対戦相手は${name}です。2人の準備ができるとゲームが始まります。`,
  },
  bid: {
    title: '入札してください',
    text: (name) => `${name}が陣営に入札しました。あなたが入札するとゲームが始まります。`,
  },
  round: {
    title: (tournament) => tournament,
    text: (name, round) => `第${round}ラウンド：${name}とのゲームを始められます。`,
    bye: (round) => `第${round}ラウンドは不戦です。`,
    ends: (name, round, hours) =>
      `第${round}ラウンドは残り約${hours}時間です。${name}とのゲームがまだ終わっていません。`,
    over: (reached) =>
      reached === null
        ? '大会が終了しました。'
        : reached.division === null
          ? `大会が終了しました。あなたは${reached.place}位です。`
          : `大会が終了しました。あなたは${reached.division}部の${reached.place}位です。`,
    off: '大会は中止になりました。',
  },
  chat: { title: (name) => `${name}の発言`, text: (name, line) => `${name}：${line}` },
  reminder: {
    title: '残り時間がわずかです',
    text: (name, hours) => `${name}とのゲームの持ち時間は残り約${hours}時間です。`,
  },
  several: (games) => `${games}件のゲームのお知らせ`,
  test: { title: 'お知らせのテスト', text: 'あなたの番になると、このようにお知らせします。' },
  preview: {
    home: {
      title: 'Rubicon',
      text: 'ローマ世界をめぐるカエサル対ポンペイウス。2人用のブロック・ウォーゲーム。',
    },
    pair: (caesar, pompey) => `${caesar}（カエサル）対${pompey}（ポンペイウス）`,
    waiting: 'ゲームはまだ始まっていません。',
    board: (bc, turn, score) => `BC${bc}年、第${turn}ターン。勝利ポイント${score}。`,
    won: (name, score) => `${name}の勝利。勝利ポイント${score}。`,
    drawn: (score) => `引き分け。勝利ポイント${score}。`,
    aborted: 'ゲームは勝敗なしで終了しました。',
    endedEarly: (tournament) => `ゲームは途中で打ち切られました。結果は「${tournament}」のページにあります。`,
    person: (name, rating) =>
      rating === null
        ? `${name}はRubiconをプレイしています。`
        : `${name}はRubiconをプレイしています（レーティング${rating}）。`,
    tournament: (people, winners) =>
      winners.length === 0 ? `参加者${people}人の大会。` : `優勝：${winners.join('、')}。`,
  },
  channel: {
    open: {
      title: '対戦相手を待っているゲームがあります',
      text: (name) => `${name}がゲームを作り、対戦相手を待っています。`,
    },
    round: (round) => `第${round}ラウンドが始まりました：`,
    standings: (leaders) => `順位：${leaders}`,
    decided: {
      deadline: (winner, score) =>
        winner === null
          ? `時間切れ。勝利ポイント${score}で引き分け。`
          : `時間切れ。勝利ポイント${score}で${winner}の勝利。`,
      forfeit: (winner) => (winner === null ? '両者の不戦敗。' : `${winner}の不戦勝。`),
      ruled: (winner, reason) =>
        `主催者の裁定：${winner === null ? '引き分け' : `${winner}の勝ち`}。${reason}`,
    },
    toPlay: (people) => `手番：${people}`,
  },
  footer: (home, link) => [
    `このメールは、${home} でプレイしている方にお送りしています。`,
    `メールの配信を止める：${link}`,
  ],
  verify: {
    subject: 'メールアドレスの確認',
    lines: ({ home, link }) => [
      `${home} でプレイしている方が、このアドレスでのお知らせを希望しています。`,
      '',
      `ご本人の場合は、24時間以内に次のリンクを開いてください：${link}`,
      '',
      'お心当たりがない場合は、何もする必要はありません。これ以上メールは届きません。',
    ],
  },
  reset: {
    subject: 'パスワードの再設定',
    lines: ({ name, home, link }) => [
      `${home} のアカウント「${name}」のパスワード再設定が申請されました。`,
      '',
      `ご本人の場合は、1時間以内に次のリンクを開いてください（一度だけ有効です）：${link}`,
      '',
      'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
    ],
  },
};

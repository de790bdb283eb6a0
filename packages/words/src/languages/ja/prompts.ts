// What a player is asked, and why. A prompt speaks to the side that decides.
import type { prompts as first } from '../en/prompts.ts';
import type { prompts as later } from '../en/later/prompts.ts';

export const prompts: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'ask.title.deploy': '{side}の配置',
  'ask.title.discard': '{side}：捨てるカードの選択',
  'ask.title.cards': '{side}：カードの選択',
  'ask.title.jupiter': '{side}、ジュピターに祈る',
  'ask.title.defect': '{side}側への寝返り',
  'ask.title.vulcan': '{side}、ヴァルカンに祈る',
  'ask.title.move': '{side}の移動',
  'ask.title.main': '{side}：主攻撃の宣言',
  'ask.title.surprise': '{side}：奇襲の選択',
  'ask.title.levy': '{side}の徴兵',
  'ask.title.fight': '{side}：戦闘の選択',
  'ask.title.battle': '{side}の戦闘：{where}',
  'ask.title.hits': '{side}への命中：{where}',
  'ask.title.regroup': '{side}の再編：{where}',
  'ask.title.harbour': '{side}の海軍の帰港',
  'ask.title.supply': '{side}の冬季補給',
  'ask.title.disband': '{side}の解散',

  'ask.wait': '{side}の決定を待っています。',
  'ask.wait.shared': '戦闘はブロックを公開して、両プレイヤーの前で行われます。',
  'ask.wait.command': '{side}の決定を待っています（{moves}、{levies}）。',

  'ask.deploy':
    'ブロック、次に光っている都市を選んでください。残り{count|other=#個}です。各都市の数は史実と同じです。',
  'ask.deploy.placed': '全てのブロックを配置しました。配置を終了するか、ブロックを戻してやり直してください。',

  'ask.discard': '6枚のカードから、今年使わない1枚を選んで捨ててください。捨てたカードは公開されません。',
  'ask.play':
    '伏せてプレイするカードを選んでください。移動の多い側がプレイヤー1（同数ならカエサル）となり、イベント・カードを出した側は必ずプレイヤー1です。',
  'ask.play.first':
    '伏せてプレイするカードを選んでください。開戦の最初のターンは、必ずカエサルがプレイヤー1です。',
  'ask.play.apollo': '年の最初のターンに、アポロは使えません。',
  'ask.play.again': '{card}を伏せました。{enemy}も選び終えるまでは、別のカードに替えられます。',

  'ask.jupiter.city':
    '光っている都市を選んでください。敵の1ブロックが無作為に選ばれ、寝返ります。指揮官か海軍なら、1ステップを失います。',
  'ask.jupiter.colour':
    '光っている都市と色を選んでください。その色の敵の1ブロックが無作為に選ばれ、寝返ります。指揮官か海軍なら、1ステップを失います。',
  'ask.jupiter.colour-or-sea':
    '光っている位置と色を選んでください。その色の敵の1ブロックが無作為に選ばれ、寝返ります。指揮官か海軍なら、1ステップを失います。',
  'ask.defect': '{block}が戦力{strength}で寝返ります。移す先の友軍都市を選んでください。',
  'ask.defect.unknown': '{colour}のブロックが寝返ります。移す先の友軍都市を選んでください。',
  'ask.vulcan':
    '光っている都市を選んでください。敵の全ブロックが1ステップを失い、戦力Iのものは除去されます。',

  'ask.move':
    'ブロック、次に光っている位置を選んでください。{moves|=0=移動は残っていませんが、すでに動かしたグループの位置からは、さらにブロックを動かせます|other=残り#回、1回で1つの位置のグループを動かせます}。敵がいれば停止して攻撃します。',
  'ask.move.embark': '上陸作戦移動は先に、1ブロックにつき1回です。',
  'ask.move.Mars':
    '1つの位置の陸上ブロックと行き先を選んでください。攻撃する戦闘の1つに、マルスが力を貸します。',
  'ask.move.Mercury':
    '1つの位置の陸上ブロックと行き先を選んでください。マーキュリーにより3都市、攻撃なら2都市まで進めます。',
  'ask.move.Neptune':
    '1つの位置の海軍と行き先を選んでください。攻撃する戦闘の1つに、ネプチューンが力を貸します。',
  'ask.move.Pluto':
    '1つの位置の陸上ブロックと行き先を選んでください。プルートウの攻撃は、一級街道6、二級街道3、海峡2ブロックまでです。',
  'ask.move.follow': '同じ位置からは、さらにブロックを動かせます。全て動かし終えたら移動を終了してください。',
  'ask.move.none': 'これ以上動かせるブロックはありません。移動を終了してください。',

  'ask.main':
    '{areas}への主攻撃の経路を選んでください。他の経路から来たブロックは、ラウンドIIまで予備となります。',
  'ask.surprise':
    '攻撃する戦闘を1つ選んでください。{card}により、ラウンドIでは主力が全ての防御側より先に行動します。',

  'ask.levy':
    '友軍都市のブロックに1ステップを加えるか、徴兵プールから光っている都市に徴募してください。残り{levies|other=#回}です。',
  'ask.levy.spent': '徴兵を全て使いました。徴兵を終了してください。',
  'ask.levy.none': '徴兵できるものがありません。徴兵を終了してください。',

  'ask.fight':
    '{count|=1=戦闘を始めてください。|other=#つの戦闘から、次に行うものを選んでください。結果によって、他の戦闘の退却路が開閉します。}',
  'ask.battle':
    'ラウンド{round}：{role|attacker=攻撃側|defender=防御側}の{letter}ブロックのターンです。ブロックを選び、射撃かパスをさせてください。{round1|yes=ラウンドIでは退却できません。|no=}',
  'ask.battle.retreat':
    'ラウンド{round}：{role|attacker=攻撃側|defender=防御側}の{letter}ブロックのターンです。ブロックを選び、射撃かパスをさせるか、光っている位置へ退却させてください。',
  'ask.battle.must':
    'ラウンドIV：攻撃側は退却しなければなりません。ブロックと、退却先の光っている位置を選んでください。',
  'ask.battle.lost':
    'ラウンドIV：攻撃側は退却しなければなりませんが、退却先がありません。失うブロックを選んでください。',
  'ask.hits': '最強のブロックのうち、{hits|=1=命中|other=#命中の最初の1つ}を受けるブロックを選んでください。',
  'ask.regroup': '戦闘に勝利しました。ブロック、次に隣接する光っている位置を選ぶか、留まらせてください。',

  'ask.harbour':
    '冬が近づいています。海上の{count|other=#つ}の海軍を、同じ海の友軍港湾に帰港させてください。',
  'ask.supply': '{blocks}を解散してください。都市が補給できるのは、3＋数値のブロックです。',
  'ask.supply.city': '{city}の{count|other=#ブロック}',
  'ask.disband':
    '望むなら、徴兵プールに戻すブロックを選んでください。ステップは失われますが、翌年また徴募できます。',

  'ask.over.won': '{winner}の勝利',
  'ask.over.drawn': '引き分け',
  'ask.over.ended': 'ゲーム終了',
  'ask.over.ten-points': '{winner}は{year}の終わりに{points}VPを持っています。10VPで勝利です。',
  'ask.over.more-points': '5年が終わり、{winner}が{points}VPで敵を上回りました。',
  'ask.over.rome': '5年が終わってVPは同点、Romeは{winner}が保持しています。',
  'ask.over.equal': '5年が終わってVPは同点、Romeは誰も保持していません。',
  'ask.over.resignation': '{loser}が投了しました。',
  'ask.over.aborted': 'ゲームは打ち切られ、無効となりました。',
  'ask.over.in-tournament':
    'ゲームは途中で打ち切られました。「{tournament}」での結果は大会のページにあります。',
  'ask.over.agreement': '両者が合意しました。',
  'ask.over.time': '{loser}の持ち時間が切れました。',

  // Heard, not read: the announcements for screen readers
  'hear.label': '読み上げ',
  'hear.asked': '{title}。{what}。',
  'hear.asked.key': '{line}Eキーで{label}。',
  'hear.over': '{title}。{sentence}',
  'hear.undone': '{count}個の命令を取り消しました。',
  'hear.count': '{side}の集計：{list}。計{points}VP。',
  'hear.count.city': '{area}{points}',
  'hear.count.leader': '{block}の戦死{points}',
  'hear.battle.fire': 'ラウンド{round}、{blocks}で射撃かパス',
  'hear.battle.retreat': 'ラウンド{round}、{blocks}で射撃かパス、または退却',
  'hear.battle.must': '攻撃側は退却しなければなりません。{blocks}',
  'hear.battle.lost': '退却できません。失うのは{blocks}',
  'hear.hits': '{blocks}に{hits}命中',
};

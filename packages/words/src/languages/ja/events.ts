// The annals, in the plain past of a chronicle. A side stands for its player, so Caesar and Pompey in person are 本人 or 自ら.
import type { events as english } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof english, string>> = {
  // Parts of sentences: particles that depend on the verb stand with it
  'phrase.then': '{text}{next}',
  'phrase.also': '{text}、{next}',
  'phrase.in': '{city}',
  'phrase.on': '{sea}',
  'phrase.from': '{from}から',
  'phrase.from.by': '{from}から{places}経由で',
  'phrase.from.over': '{from}から{places}を渡って',
  'phrase.way': '{from}{to}へ',
  'phrase.of': '{side}軍の{block}',
  'phrase.turncoat': '寝返った{block}',
  'phrase.the': '{block}',
  'phrase.ballista': 'バリスタ',
  'phrase.elephant': '象隊',
  'phrase.himself': '{leader}本人',
  'phrase.at': '{block}（{strength}）',
  'phrase.in-colour': '{colour}は{blocks}',
  'phrase.line': '{blocks}／{more}',
  'phrase.blocks': '{count|other=#ブロック}',
  'phrase.blocks.colour': '{colour}の{count|other=#ブロック}',
  'phrase.moves': '{count|=0=移動なし|other=移動\u2060#回}',
  'phrase.levies': '{count|=0=徴兵なし|other=徴兵\u2060#回}',
  'phrase.hits': '{count|=0=命中なし|other=#命中}',

  // Cards
  'event.deployed': '両陣営が配置を終えた。',
  'event.dealt': '{year}が始まり、両陣営に6枚ずつカードが配られた。',
  'event.dealt.hand': '{year}が始まり、{side}に{hand}が配られた。',
  'event.discarded': '{side}は{card}を捨てた。',
  'event.committed': '{side}は{card}を伏せて出した。',
  'event.revealed.first-turn':
    'カエサルは{caesar}、ポンペイウスは{pompey}をプレイ。開戦の最初のターンなので、必ずカエサルがプレイヤー1となる。',
  'event.revealed.god':
    'カエサルは{caesar}、ポンペイウスは{pompey}をプレイ。イベント・カードを出した{first}がプレイヤー1となる。',
  'event.revealed.moves':
    'カエサルは{caesar}、ポンペイウスは{pompey}をプレイ。移動の多い{first}がプレイヤー1となる。',
  'event.revealed.tie':
    'カエサルは{caesar}、ポンペイウスは{pompey}をプレイ。移動が同数なので、カエサルがプレイヤー1となる。',
  'event.revealed.cancelled':
    'カエサルは{caesar}、ポンペイウスは{pompey}をプレイ。両者がイベント・カードなので互いにキャンセルされ、ターンは終了した。',
  'event.revealed.copy': '{card}（{effect}を模倣）',

  // Command
  'event.command': '{side}の指揮は{moves}、{levies}。',
  'event.command.god': '{side}は{card}の加護により{moves}を得た。',
  'event.command.call': '{side}は{card}に祈った。',
  'event.unused': '{side}は{card}を使わなかった。',
  'event.move': '{side}は{blocks}を{way}移動させた。',
  'event.move.lead': '{side}自ら{blocks}を率い、{way}移動した。',
  'event.move.alone': '{side}自ら{way}移動した。',
  'event.attack': '{side}は{from}{blocks}で{to}を攻撃した。',
  'event.attack.lead': '{side}自ら{blocks}を率い、{from}{to}を攻撃した。',
  'event.attack.alone': '{side}自ら{from}{to}を攻撃した。',
  'event.response': '{side}は{blocks}を{way}対応移動させ、予備とした。',
  'event.response.lead': '{side}自ら{blocks}を率いて{way}対応移動し、予備となった。',
  'event.response.alone': '{side}自ら{way}対応移動し、予備となった。',
  'event.embarked': '{side}は{blocks}を{way}上陸作戦で送った。',
  'event.embarked.lead': '{side}自ら{blocks}を率い、{way}上陸作戦で移った。',
  'event.embarked.alone': '{side}自ら{way}上陸作戦で移った。',
  'event.declared': '{side}は{from}{into}への攻撃を主攻撃と宣言した。',
  'event.surprise': '{side}は{where}の戦闘を奇襲に選んだ。ラウンドIでは攻撃側が先に行動する。',
  'event.raised': '{side}は{where}に{block}を戦力{strength}で徴募した。',
  'event.raised.himself': '{side}自ら{where}に戦力{strength}で出陣した。',
  'event.raised.unknown': '{side}は{where}に新たな{count|other=#ブロック}を徴募した。',
  'event.levied': '{side}は{where}の{block}を戦力{strength}に増強した。',
  'event.levied.himself': '{where}にいる{side}本人が戦力{strength}に増強された。',
  'event.levied.unknown': '{side}は{where}に{count|other=#ステップ}を加えた。',

  // Jupiter and Vulcan
  'event.struck.defects':
    'ジュピターの雷が{area}に落ち、戦力{strength}の{block}が{by}側に寝返ることになった。',
  'event.struck.defects.unknown':
    'ジュピターの雷が{area}に落ち、{side}軍の{blocks}が{by}側に寝返ることになった。',
  'event.struck.reduced': 'ジュピターの雷が{area}に落ち、戦力{strength}の{block}が1ステップを失った。',
  'event.defected': '{block}が{side}側に寝返り、{from}から{to}へ移った。',
  'event.defected.unknown': '{colour}のブロックが{side}側に寝返り、{from}から{to}へ移った。',
  'event.erupted': '{side}は{city}にヴァルカンの火を降らせ、{blocks|other=#ブロック}が被害を受けた。',

  // Battle
  'event.battle': '{where}の戦闘。攻撃側は{attacker}。公開されたブロック――{blocks}。',
  'event.battle.surprise':
    '{where}の戦闘。攻撃側は{attacker}で、防御側に奇襲をかける。公開されたブロック――{blocks}。',
  'event.round': '{where}の戦闘、ラウンド{round}が始まった。',
  'event.reserves': '{side}の予備が{where}に到着した――{blocks}。',
  'event.disrupted': '{where}で{side}の主力が全滅し、予備は混乱状態となって1ステップずつ失った。',
  'event.disrupted.swapped':
    '{where}で{side}の主力が全滅し、予備は混乱状態となって1ステップずつ失った。以後は{enemy}が防御側となる。',
  'event.fired': '{block}のサイコロは{dice}。{hits}。',
  'event.passed': '{block}はパスした。',
  'event.hit': '{block}は{hits}を受け、戦力{strength}に減少した。',
  'event.hit.last': '{block}は{hits}を受け、戦力を失った。',
  'event.hit.eliminated': '{block}は{hits}を受け、除去された。',
  'event.hit.killed': '{block}は{hits}を受けて戦死し、{enemy}が1VPを得た。',
  'event.hit.captured': 'クレオパトラは{hits}を受けて捕らえられ、戦力Iで{side}側に加わった。',
  'event.hits-lost': '残る{hits|other=#命中}を受けるブロックは、もういない。',
  'event.retreated': '{side}は{blocks}を{way}退却させた。',
  'event.retreated.lead': '{side}自ら{blocks}を率い、{way}退却した。',
  'event.retreated.alone': '{side}自ら{way}退却した。',
  'event.eliminated':
    '{block}は{where}で{cause|battle=除去された|disruption=混乱のうちに失われた|no-retreat=退却先がなく除去された|jupiter=ジュピターに打たれて除去された|vulcan=ヴァルカンの火により除去された}。',
  'event.leader-killed':
    '{block}は{where}で{cause|battle=戦死し|disruption=混乱のうちに戦死し|no-retreat=退却先がなく戦死し|jupiter=ジュピターに打たれて死亡し|vulcan=ヴァルカンの火により死亡し}、{enemy}が1VPを得た。',
  'event.unlocked': '代わって{leader}を徴募できるようになった。',
  'event.cleopatra-joined':
    'クレオパトラは{where}で{cause|battle=捕らえられ|disruption=混乱のうちに捕らえられ|no-retreat=退却先がなく|jupiter=ジュピターの手に落ち|vulcan=ヴァルカンの火を逃れ}、戦力Iで{side}側に加わった。',
  'event.won': '{side}が{where}の戦闘に勝利した。',
  'event.no-battle': '{where}には攻撃側がいなくなり、戦闘は起こらない。',
  'event.regrouped': '{side}は{blocks}を再編で{way}移した。',
  'event.regrouped.lead': '{side}自ら{blocks}を率い、再編で{way}移った。',
  'event.regrouped.alone': '{side}自ら再編で{way}移った。',

  // Winter and the end
  'event.turn-ended': '{year}の第{turn}ターンが終了した。',
  'event.cleopatra-home': 'クレオパトラは冬を過ごすためAlexandriaに帰郷した。',
  'event.cleopatra-home.stays': 'クレオパトラは故郷Alexandriaで冬を過ごした。',
  'event.cleopatra-home.joined':
    'クレオパトラは冬を過ごすためAlexandriaに帰郷し、そこを支配する{side}側に加わった。',
  'event.scored': '{year}が終了した。カエサルは{caesar|other=#VP}、ポンペイウスは{pompey}VP。',
  'event.harboured': '{side}は{blocks}を{from}{to}に帰港させた。',
  'event.disbanded':
    '{side}は{cause|no-port=帰る港湾がないため、|supply=補給が足りないため、|choice=}{where}の{blocks}を解散した。',
  'event.disbanded.himself':
    '{cause|no-port=帰る港湾がないため、|supply=補給が足りないため、|choice=}{side}自ら{where}の戦列を離れた。',
  'event.ended.ten-points': '{winner}が10VP以上を得て、内戦に勝利した。',
  'event.ended.more-points': '最後の年が終わり、VPで上回る{winner}が内戦に勝利した。',
  'event.ended.rome': '最後の年が終わってVPは同点。Romeを保持する{winner}が内戦に勝利した。',
  'event.ended.equal': '最後の年が終わってVPは同点。Romeは誰のものでもなく、内戦は引き分けに終わった。',
};

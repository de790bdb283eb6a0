// Lessons I to VI.
import type { firstHalf as english } from '../../en/tutorial/first-half.ts';

export const firstHalf: Readonly<Record<keyof typeof english, string>> = {
  // 1
  'board.title': 'ボードと戦場の霧',
  'board.about': '都市と海、自軍のブロック、そして敵について見えないもの',
  'board.city.tell':
    'これはBC49年のローマ世界です。街道で結ばれた都市と、9つの海があります。いくつかの都市には数字があり、その都市のVPを表します。RomeはIIです。',
  'board.city.do': 'マップでRomeを選んでください。名前を押すか、Mと矢印キーでそこへ移ってEnterを押します。',
  'board.own.tell':
    'あなたはカエサルです。赤いラベルのタンのブロックが自軍で、表面が見えます。ブロックには指揮官、軍団、騎馬兵、補助兵、バリスタ、海軍があります。',
  'board.own.do': 'カエサル本人を選んでください。彼のブロックは、ルビコン川の北のRavennaにいます。',
  'board.own.not.legion':
    'それは、カエサルとともにルビコン川を渡った第XIII軍団です。カエサルのブロックには月桂冠があります。',
  'board.own.not.fleet': 'それは海軍です。カエサルのブロックには月桂冠があります。',
  'board.fog.tell':
    'グリーンのブロックはポンペイウス軍です。見えるのは裏面だけで、数はわかりますが、正体も戦力もわかりません。相手からも同じように見えています。表面が公開されるのは戦闘のときだけです。',
  'board.fog.do': 'Neapolisを選び、そこの3ブロックについて、どれほどわずかしかわからないかを見てください。',
  'board.sea.tell':
    '海にいられるのは海軍だけです。錨か船の印のある都市は港湾で、海軍が入港でき、軍隊が海を渡る起点になります。',
  'board.sea.do': 'Romeの前の海、Mare Tyrrhenumを選んでください。',
  'board.points.tell':
    '自軍のブロックだけがいる友軍都市の数値が自軍のVPになり、敵の指揮官が戦死するごとに1VPを得ます。年の終わりに10VPあれば勝利、5年が終わればVPの多い側の勝利です。',
  'board.points.do': '上のバーで勝利ポイントを開いてください。ポンペイウスは7VP、あなたは1VPで始まります。',
  'board.learned.1': '見えるのは自軍のブロックと、敵のブロックの数だけです。',
  'board.learned.2': '数字のある都市と戦死した指揮官がVPになり、年の終わりに10VPで勝利です。',

  // 2
  'blocks.title': 'ブロックの見方',
  'blocks.about': '戦力、射撃の順番を示す文字、当たりやすさを示す数字',
  'blocks.strength.tell':
    '上端の数字がブロックの戦力で、戦闘ではその数だけサイコロを振ります。Genuaには5ブロックがいます。',
  'blocks.strength.do': '戦力IIIの第X軍団を選んでください。',
  'blocks.strength.not.seventh': 'それは第VII軍団で、数字はIです。第X軍団の上端はIIIです。',
  'blocks.strength.not.caesar': 'カエサルも戦力IIIですが、ここで選ぶのは第X軍団です。',
  'blocks.worn.tell':
    '命中を受けるたびにブロックは90度回転し、次に低い数字が上端に来ます。戦力Iで命中を受けたブロックは除去されます。',
  'blocks.worn.do': '次の命中で除去されるブロックを選んでください。',
  'blocks.worn.not.other': 'このブロックはまだステップを失えます。上端がIのものを探してください。',
  'blocks.letter.tell':
    '絵の横に文字と数字があります。文字は戦闘の順番で、AはBより、BはCより、CはDより先に射撃します。同じ文字では防御側が先です。',
  'blocks.letter.do': '最初に射撃するブロックを選んでください。',
  'blocks.letter.not.horse': '騎馬兵はBで、軍団より先に射撃します。ここにはAのブロックが1つあります。',
  'blocks.letter.not.legion': '軍団はCです。ここにはAのブロックが1つあります。',
  'blocks.letter.not.fleet': '海軍はDで、最後に射撃します。ここにはAのブロックが1つあります。',
  'blocks.firepower.tell':
    '数字は火力です。その数以下の目は全て命中です。C2なら1か2で、C3なら3でも命中します。',
  'blocks.firepower.do': '4の目で命中するブロックを選んでください。',
  'blocks.firepower.not.caesar': '火力3なので、4は外れです。もっと優れた軍団が1つあります。',
  'blocks.firepower.not.other': '火力2なので、4は外れです。はるかに優れた軍団が1つあります。',
  'blocks.fleet.tell':
    '完全戦力の第X軍団はサイコロを3個振り、たいてい2つは命中します。カエサルの最精鋭でした。ここには、陸ではなく海のブロックが1つあります。',
  'blocks.fleet.do': '海軍を選んでください。航行はしますが、行軍はしません。',
  'blocks.fleet.not.land': 'これは陸を進むブロックです。海軍には船の絵とDがあります。',
  'blocks.learned.1': '戦力は、振るサイコロの数であり、耐えられる命中の数です。',
  'blocks.learned.2': '文字はAからDの射撃の順番、数字は命中となる最大の目です。',

  // 3
  'cards.title': 'カード：誰が先に、どれだけ',
  'cards.about': '移動と徴兵、プレイヤー1、ターンの流れ',
  'cards.discard.tell':
    '1年は5ターンです。年の初めに各陣営は6枚のカードを受け取り、1枚を見せずに捨てます。大きな数字が移動、小さな数字が徴兵の回数です。',
  'cards.discard.do': '最も弱いカード、移動I・徴兵IIを捨ててください。',
  'cards.discard.not.levies':
    '移動は少ないですが、1ターンに3回の徴兵は取っておく価値があります。移動I・徴兵IIを捨ててください。',
  'cards.discard.not.moves':
    '移動3回は手札の最大です。そのカードは取っておき、移動I・徴兵IIを捨ててください。',
  'cards.play.tell':
    '毎ターン、両陣営がカードを伏せて出し、同時に公開します。移動の多い側がプレイヤー1となり、先に動きます。',
  'cards.play.do': '先に動きたいところです。移動III・徴兵Iをプレイしてください。',
  'cards.play.not.two':
    '移動2回では足りないかもしれません。ポンペイウスが同数か、それ以上かもしれません。移動III・徴兵Iをプレイしてください。',
  'cards.play.not.one': '移動1回では、ほぼ確実に後になります。移動III・徴兵Iをプレイしてください。',
  'cards.moves.tell':
    'ポンペイウスは移動II・徴兵IIIをプレイしました。移動の多いあなたが先です。移動を先に、徴兵を後に行います。使わなかった移動は失われます。',
  'cards.moves.do': '移動は次のレッスンで学びます。今は移動を終了してください。',
  'cards.moves.not.move': '良い移動ですが、それは次のレッスンです。ここでは移動を終了してください。',
  'cards.levies.tell':
    '次は徴兵です。新たなブロックを置いたり、すでにいるブロックの戦力を増やしたりします。今徴兵したものは、このターンには移動できません。その後はポンペイウスの番です。',
  'cards.levies.do': '徴兵も終了して、ポンペイウスの番にしてください。',
  'cards.levies.not.levy': '徴兵には専用のレッスンがあります。ここでは終了してください。',
  'cards.tie.tell':
    '両者の移動が終わると戦闘ですが、今回はなかったので、次のターンが始まりました。両者のカードの移動が同数なら、カエサルが先です。徴兵の数は関係ありません。',
  'cards.tie.do': '移動II・徴兵Iをプレイし、より良いカードを残してください。',
  'cards.tie.not.one': '移動1回では、おそらくポンペイウスが先になります。移動II・徴兵Iをプレイしてください。',
  'cards.tie.not.two':
    '移動は同じで徴兵が多いカードです。それは後のために残し、移動II・徴兵Iをプレイしてください。',
  'cards.learned.1': '移動の多い側が先、同数ならカエサルが先です。',
  'cards.learned.2': 'プレイヤー1、次にプレイヤー2が移動と徴兵を行い、その後に全ての戦闘を行います。',

  // 4
  'roads.title': '街道とグループ',
  'roads.about': '移動1回とは何か、街道は何ブロックを通すか、どこで止まるか',
  'roads.group.tell':
    '移動1回で1つのグループを動かします。1つの都市のブロックの全てまたは一部です。一緒に動く必要も、同じ位置へ行く必要もありません。',
  'roads.group.do':
    '第IX軍団と第X軍団をMassiliaからGenuaへ動かしてください。両方を選び、次にGenuaを選びます。',
  'roads.group.not.rome': 'Romeへも行けますが、ここでは街道1つ先のGenuaへ動かします。',
  'roads.group.not.lugdunum': 'それはLugdunumのグループで、別の移動を使います。Massiliaから始めてください。',
  'roads.two.tell':
    'ブロックは、途中にも行き先にも敵がいなければ、2都市先まで進めます。Massiliaのグループはすでに動かしているので、これ以上移動を使いません。',
  'roads.two.do': '第XI軍団をMassiliaからGenua経由でRomeへ動かしてください。',
  'roads.two.not.short': 'もっと先のRomeまで行けます。一度動いたブロックは、もう動けません。',
  'roads.two.not.neapolis': 'Neapolisは街道3つ先で、ポンペイウス軍がいます。街道2つが限度です。',
  'roads.full.tell':
    '実線の一級街道は、1ターンに一方の陣営の4ブロックを通します。MassiliaからGenuaへ3つが通りました。街道の上の数字がその数です。',
  'roads.full.do': '第XII軍団をGenuaへ動かしてください。これで街道は限度に達します。',
  'roads.full.not.seventh':
    '第VII軍団はステップを失っているので、休ませましょう。街道の最後の枠は第XII軍団です。',
  'roads.full.not.on': 'その先の都市へも行けますが、第XII軍団にはGenuaにいてもらいます。',
  'roads.minor.tell':
    '点線の二級街道は2ブロックだけを通します。今度は別のグループを動かすので、2回目の移動を使います。',
  'roads.minor.do': '第XIV軍団と第XVI軍団を、Lugdunumから二級街道を通ってGenuaへ動かしてください。',
  'roads.minor.not.on': 'Genuaの先へも行けますが、ここではGenuaに止めてください。',
  'roads.minor.not.horse': '騎馬兵は待機です。この街道の2つの枠は第XIV軍団と第XVI軍団が使います。',
  'roads.minor.not.seventh':
    '第VII軍団はMassiliaに残ります。そこの街道は限度で、遠回りをすると二級街道の枠を使ってしまいます。',
  'roads.stop.tell':
    '二級街道も限度に達しました。敵のいる都市に入ったブロックは、そこで停止しなければなりません。これが攻撃で、進めるのは街道1つだけです。',
  'roads.stop.do': '隣のRomeにいる第VIII軍団でNeapolisを攻撃してください。',
  'roads.stop.not.full':
    'この二級街道はすでに2ブロックが通り、Massiliaの街道も限度です。騎馬兵は動けません。',
  'roads.stop.not.away': 'それでは離れてしまいます。敵は街道1つ南のNeapolisにいます。',
  'roads.learned.1': '移動1回で1グループを動かし、各ブロックは2都市先まで、別々の方向へ進めます。',
  'roads.learned.2': '一級街道は4、二級街道は2ブロック。敵がいればそこで停止します。',

  // 5
  'attack.title': '攻撃：主力と予備',
  'attack.about': '最初の街道が主攻撃。他の街道から来たブロックは遅れて戦う',
  'attack.enemy.tell':
    '敵の3ブロックがRomeを支配しています。正体はわかりません。あなたには移動が3回あり、3つの都市に軍団がいます。',
  'attack.enemy.do': 'Romeを選び、何がわかっているかを見てください。',
  'attack.main.tell':
    '敵の都市に最初に入った街道が主攻撃です。そこを通った全てのブロックが主力となり、ラウンドIから戦います。',
  'attack.main.do': 'Genuaの3個軍団を全てRomeへ動かしてください。',
  'attack.main.not.ravenna':
    'それではRavennaからの街道が主攻撃となり、主力は1個軍団だけで、Genuaの3個軍団が遅れてしまいます。Genuaから始めてください。',
  'attack.main.not.massilia': 'MassiliaはRomeから街道2つ離れています。攻撃は隣の都市からのみできます。',
  'attack.main.not.thirteenth': '第XIII軍団の出番はこの後です。先にGenuaの3個軍団を動かしてください。',
  'attack.reserve.tell':
    '軍団に「主」の印が付きました。主力です。別の街道から入ったブロックは予備です。ラウンドIは待機し、ラウンドIIから戦います。',
  'attack.reserve.do': '第XIII軍団をRavennaから二級街道を通ってRomeへ動かしてください。',
  'attack.reserve.not.away': '第XIII軍団には、予備としてRomeへ行ってもらいます。',
  'attack.far.tell':
    '移動1回と第XI軍団が残りました。MassiliaからはRomeの戦いに届きません。攻撃で進めるのは街道1つだけです。',
  'attack.far.do': '背後のカラの都市を取られないように、第XI軍団をGenuaへ動かしてください。',
  'attack.far.not.rome': '街道2つは、攻撃にも増援にも遠すぎます。Genuaへ動かしてください。',
  'attack.far.not.away': '軍の背後のGenuaがカラです。第XI軍団をそこへ動かしてください。',
  'attack.end.tell': '移動を全て使いました。この後ポンペイウスが対応でき、それから戦闘です。',
  'attack.end.do': '移動を終了してください。',
  'attack.fight.tell':
    'ブロックが公開されました。ポンペイウス軍が先に射撃し、外れました。ラウンドIで戦えるのは主力だけで、「予」の印の第XIII軍団は待機します。',
  'attack.fight.do': '第X軍団で射撃してください。',
  'attack.fight.not.other': 'どの軍団にも順番が来ます。4で命中する第X軍団から始めてください。',
  'attack.fight.not.pass': 'パスをすると順番を失います。第X軍団で射撃してください。',
  'attack.fight.not.reserve': '第XIII軍団は予備です。ラウンドIIに加わります。',
  'attack.learned.1': '最初に使った街道が主攻撃です。他の街道からは予備が来て、ラウンドIIに加わります。',
  'attack.learned.2': '攻撃は隣の都市から行います。街道2つ先からはできません。',

  // 6
  'pinning.title': '拘束と対応移動',
  'pinning.about': '攻撃されたとき、誰が留まり、誰が去り、誰が来られるか',
  'pinning.lock.tell':
    'ポンペイウスが先に動き、Romeから2ブロックでGenuaに入りました。主力の1ブロックにつき、自軍の1ブロックが拘束されます。錠前は拘束された数で、3ブロックのうち2つです。',
  'pinning.lock.do': 'Genuaを選んでください。',
  'pinning.leave.tell':
    '2つが留まる限り、どれを残すかは自由です。アントニウスは戦力Iで、戦死すればポンペイウスの1VPになります。',
  'pinning.leave.do': 'アントニウスを安全なMassiliaへ動かしてください。',
  'pinning.leave.not.legion':
    '軍団が去ると、戦力Iのアントニウスが残って戦うことになります。彼を逃がしてください。',
  'pinning.leave.not.road': '敵が来た街道は使えません。Massiliaへは行けます。',
  'pinning.leave.not.elsewhere': '戦いからは逃れられますが、休むならMassiliaです。そこへ動かしてください。',
  'pinning.respond.tell':
    '2個軍団は拘束され、もう動けません。しかし隣の都市から助けを送れます。これが対応移動で、予備としてラウンドIIから戦います。',
  'pinning.respond.do': 'カエサルと第XIII軍団をRavennaからGenuaへ動かしてください。',
  'pinning.respond.not.sixteenth': '第XVI軍団も送れますが、2回目の移動は2ブロックいるRavennaに使いましょう。',
  'pinning.respond.not.pinned':
    'この軍団は拘束されています。攻撃側が2つなので、2つが留まらなければなりません。',
  'pinning.respond.not.away': 'それでは戦いから離れてしまいます。自軍の軍団はGenuaにいます。',
  'pinning.end.tell':
    '両方に「予」の印が付きました。ラウンドIIの開始時に到着します。軍団はそれまで持ちこたえなければなりませんが、防御側なので、同じ文字では先に射撃します。',
  'pinning.end.do': '移動を終了してください。戦闘が始まります。',
  'pinning.learned.1': '主力の攻撃側1つにつき防御側1つが拘束され、他は去れます。',
  'pinning.learned.2': '助けは隣の都市から来て、必ず予備となります。敵が来た街道からは出られません。',
};

// Lessons VII to XII.
import type { secondHalf as english } from '../../en/tutorial/second-half.ts';

export const secondHalf: Readonly<Record<keyof typeof english, string>> = {
  // 7
  'battle.title': '戦闘',
  'battle.about': 'ラウンド、文字の順番、命中、予備、退却、再編',
  'battle.first.tell':
    '戦闘は最大4ラウンドです。各ラウンドにA、B、C、Dの順で、同じ文字では防御側が先に行動します。あなたはRomeを攻撃しています。敵にAのブロックはいません。',
  'battle.first.do': 'カエサルで射撃してください。サイコロ3個、1〜3で命中です。',
  'battle.first.not.pass':
    'それではカエサルは何もしません。ラウンドIで控える理由はありません。射撃してください。',
  'battle.hit.tell':
    '2命中が、どちらもポンペイウスの最強のブロックに当たりました。次に敵の騎馬兵が射撃し、1命中を受けました。命中は最強のブロックが受け、同じ強さなら所有者が選びます。',
  'battle.hit.do': '第X軍団に命中を受けさせてください。',
  'battle.hit.not.caesar':
    'それもできますが、カエサルが戦力IIになると、最初に射撃するサイコロが1個減ります。戦死すればポンペイウスの1VPです。第X軍団に受けさせてください。',
  'battle.tenth.tell':
    'ポンペイウスの2個軍団が射撃し、外れました。同じ文字では防御側が先です。次はあなたのCです。',
  'battle.tenth.do': '第X軍団で射撃してください。サイコロ2個、1〜4で命中です。',
  'battle.tenth.not.pass': '第X軍団のサイコロは3つに2つが命中します。射撃してください。',
  'battle.second.tell':
    'ラウンドIIです。予備の第XIII軍団が到着しました。ここからは、自身のターンに射撃の代わりに退却もできます。',
  'battle.second.do': 'ポンペイウスのブロックは全て戦力Iです。カエサルで射撃してください。',
  'battle.second.not.pass': '敵は弱っています。逃してはいけません。射撃してください。',
  'battle.second.not.retreat':
    'カエサルは完全戦力で、ポンペイウスのブロックは戦力Iです。この戦闘には勝てます。射撃してください。',
  'battle.retreat.tell':
    '騎馬兵は除去され、2個軍団の射撃は外れました。戦力IIの第X軍団がいなくても、Romeは取れそうです。攻撃側のブロックは、隣接する友軍都市か、自軍が使った街道で隣接するカラの都市へ退却します。',
  'battle.retreat.do': '第X軍団を、自軍の海軍がいるRavennaへ退却させてください。',
  'battle.retreat.not.fire': '射撃しても強いのですが、今回は温存しましょう。Ravennaへ退却させてください。',
  'battle.retreat.not.thirteenth': '第XIII軍団の番はこの後です。先に第X軍団を退却させてください。',
  'battle.retreat.not.genua': 'そこへも退却できますが、支える味方がいません。Ravennaは友軍です。',
  'battle.retreat.not.pass': 'パスをすると留まり、命中を受けるかもしれません。退却させてください。',
  'battle.win.tell': 'ポンペイウスに残ったのは、戦力Iの2個軍団だけです。',
  'battle.win.do': '第XIII軍団で射撃してください。サイコロ3個、1〜3で命中です。',
  'battle.win.not.pass': 'この一投で戦闘に勝てます。射撃してください。',
  'battle.win.not.retreat': 'この一投でRomeが取れるかもしれません。留まって射撃してください。',
  'battle.regroup.tell':
    'Romeはあなたのもので、2VPです。勝者は再編できます。各ブロックは街道限度の範囲で、隣接する友軍またはカラの都市へ動けます。',
  'battle.regroup.do': '第XIII軍団をGenuaへ動かし、カエサルはRomeに残してください。',
  'battle.regroup.not.caesar': 'カエサルはRomeを保持しましょう。都市は、誰かがいる間だけVPになります。',
  'battle.regroup.not.elsewhere': 'そこへも行けますが、次の戦役に必要なのはGenuaです。',
  'battle.regroup.not.done':
    '全員を留めることもできますが、ここでは先に第XIII軍団をGenuaへ動かしてください。',
  'battle.learned.1': 'AからDの順で防御側が先、命中は最強のブロックが受けます。',
  'battle.learned.2':
    '予備はラウンドIIに到着します。そこからは退却でき、ラウンドIVでは攻撃側は退却しなければなりません。',

  // 8
  'sea.title': '海',
  'sea.about': '上陸作戦移動と、海軍の戦い',
  'sea.held.tell': '自軍の海軍だけがいる間、海は友軍です。イタリアの前の海には、海軍IIIだけがいます。',
  'sea.held.do': 'Mare Tyrrhenumを選んでください。',
  'sea.embark.tell':
    '陸上ブロックは、友軍の海を越えて港湾から港湾へ渡れます。これが上陸作戦移動です。1ブロックにつき移動1回を使い、着く港湾は友軍かカラでなければなりません。他の全ての移動より先に行います。',
  'sea.embark.do': '第X軍団をGenuaから海を越えて、シチリアのLilybaeumへ動かしてください。',
  'sea.embark.not.neapolis':
    'Neapolisはポンペイウスが支配しています。上陸作戦移動では敵の港湾に入れません。海から攻撃できるのは海軍だけです。Lilybaeumはカラです。',
  'sea.embark.not.syracuse':
    'Syracuseは別の海にあり、ポンペイウスが支配しています。Lilybaeumは友軍の海にあります。',
  'sea.embark.not.elsewhere': 'そこにも上陸できますが、狙いはシチリアです。Lilybaeumへ動かしてください。',
  'sea.embark.not.march':
    'お待ちください。他のブロックが動いた後は、このターンに上陸作戦移動はできません。海を渡るのが先です。',
  'sea.fight.tell':
    '越えた海には、コマンド・フェイズの終わりまで海軍1つが留まらなければなりません。旗がその印です。海軍は港湾から海、海から港湾、海から海へ最大2つ、攻撃するなら1つだけ進みます。',
  'sea.fight.do': 'Massiliaの海軍Iで、Mare Hispanumの敵の海軍を攻撃してください。',
  'sea.fight.not.held': '海軍IIIは渡った海を支えているので、留まらなければなりません。',
  'sea.fight.not.second': 'それはイタリアの反対側、Ravennaの海軍IIです。海軍IはMassiliaにいます。',
  'sea.fight.not.embark':
    'それは2回目の上陸作戦移動で、必要な移動を使ってしまいます。海軍Iで攻撃してください。',
  'sea.sail.tell':
    '海軍戦闘も、陸上の戦闘と同じく全ての移動の後に行います。海軍は全てDなので、防御側が先に射撃します。海軍は、隣接する海から敵の港湾も攻撃できます。移動が1回残っています。',
  'sea.sail.do': '海軍IIをRavennaからMare Hadriaticumを通ってMare Internumへ動かしてください。',
  'sea.sail.not.short': 'さらに進めます。先の海はカラです。Mare Internumへ動かしてください。',
  'sea.sail.not.port': 'それではまた入港してしまいます。Mare Internumへ動かしてください。',
  'sea.sail.not.embark': '海軍が動いたので、上陸作戦移動はもうできません。',
  'sea.learned.1':
    '上陸作戦移動は、友軍の海を越えて港湾から港湾へ渡ります。1ブロックに移動1回、他の全ての移動より先で、敵の港湾には入れません。',
  'sea.learned.2': '海軍は2つ、隣接する海か港湾を攻撃するなら1つ進みます。',

  // 9
  'levies.title': '徴兵',
  'levies.about': '弱ったブロックにステップを、徴兵プールから新たなブロックを',
  'levies.step.tell':
    '移動の後は徴兵です。徴兵1回で、マップ上のブロックに1ステップを加えるか、新たなブロックを1つ置きます。拮抗していない友軍都市でのみできます。',
  'levies.step.do': '第X軍団は戦力Iです。マップ上で選び、1ステップを加えてください。',
  'levies.step.not.caesar': 'カエサルにも加えられますが、第X軍団は次の命中で除去されてしまいます。',
  'levies.step.not.full': '第VIII軍団は完全戦力なので、加えられません。',
  'levies.step.not.raise': '新たなブロックは次です。先に第X軍団に1ステップを加えてください。',
  'levies.legion.tell':
    '新たなブロックは、徴兵プールから戦力Iで置きます。軍団を徴募できるのは、その軍団の徴兵都市が友軍のとき、そこでだけです。第XII軍団の徴兵都市はGenuaです。',
  'levies.legion.do': '第XII軍団をGenuaに徴募してください。',
  'levies.legion.not.other': 'それは別の軍団です。Genuaの軍団は第XII軍団です。',
  'levies.legion.not.auxilia': '補助兵は次です。先に軍団を徴募してください。',
  'levies.legion.not.step': 'それはマップ上のブロックへのステップです。今度は徴兵プールから選んでください。',
  'levies.auxilia.tell':
    '補助兵、バリスタ、指揮官は、いずれかの友軍都市で徴募します。Ravennaを守るのはカエサルだけです。',
  'levies.auxilia.do': '補助兵IをRavennaに徴募してください。徴兵プールで選び、次にRavennaを選びます。',
  'levies.auxilia.not.elsewhere': 'そこにも徴募できますが、守りが必要なのはRavennaです。',
  'levies.auxilia.not.legion': '軍団にはそれぞれの徴兵都市があります。ここでは補助兵IをRavennaに徴募します。',
  'levies.auxilia.not.enemy': 'Neapolisはポンペイウスの都市です。徴兵は友軍都市でのみできます。',
  'levies.fleet.tell':
    '海軍は、船の印のある主要港湾で徴募します。MassiliaとRavennaがそうです。錨の印のGenuaは違います。',
  'levies.fleet.do': '海軍IをMassiliaに徴募してください。',
  'levies.fleet.not.ravenna':
    'Ravennaも主要港湾ですが、この海軍は西の海に必要です。Massiliaに徴募してください。',
  'levies.fleet.not.genua': 'Genuaは港湾ですが、主要港湾ではありません。Massiliaに徴募してください。',
  'levies.fleet.not.other': '他の海軍でもよいのですが、ここでは海軍IをMassiliaに徴募してください。',
  'levies.end.tell':
    '第XVI軍団は徴兵プールで表面を上にしています。今年除去され、翌年に戻ります。オクタヴィアヌスは、自軍の他の指揮官が戦死した後でなければ徴募できません。',
  'levies.end.do': '徴兵が1回残っていますが、取っておくことはできません。徴兵を終了してください。',
  'levies.end.not.more': '良い使い方ですが、やり方はもうわかりました。ここで徴兵を終了してください。',
  'levies.learned.1': '徴兵1回で、1ステップを加えるか、新たなブロックを戦力Iで置きます。',
  'levies.learned.2': '軍団と騎馬兵は徴兵都市、海軍は主要港湾、その他はいずれかの友軍都市です。',

  // 10
  'gods.title': 'イベント・カード',
  'gods.about': 'ルールを破る7枚のカード',
  'gods.play.tell':
    '7枚は神々のイベント・カードです。コマンド・カードにはできないことができ、プレイした側がプレイヤー1になります。徴兵はできません。',
  'gods.play.do': 'ジュピターをプレイしてください。',
  'gods.play.not.command': 'それは普通のコマンド・カードです。ジュピターをプレイして、神の力を見てください。',
  'gods.play.not.other': 'その神の出番は後です。先にジュピターをプレイしてください。',
  'gods.jupiter.tell':
    'ジュピターは敵の1ブロックを寝返らせます。友軍都市に隣接する都市から、無作為に選ばれます。指揮官と海軍は寝返らず、1ステップを失います。',
  'gods.jupiter.do': 'Tarracoを選び、決定してください。イベント・カードの効果は取り消せません。',
  'gods.jupiter.not.done': 'それではカードが無駄になります。Tarracoを選んでください。',
  'gods.home.tell': '戦力IVの軍団が、そのままの戦力で寝返ります。Tarracoに隣接する友軍都市に置きます。',
  'gods.home.do': 'Narboに移してください。',
  'gods.home.not.far': 'そこには騎馬兵しかおらず、後ろはスペインの山です。Narboの方が安全です。',
  'gods.vulcan.tell':
    'ポンペイウスもカードを使い、新しいターンが始まります。ヴァルカンは、敵の1都市の全ブロックから1ステップずつ奪います。',
  'gods.vulcan.do': 'ヴァルカンをプレイしてください。',
  'gods.vulcan.not.mars':
    'マルスを使うと、1つの戦闘のラウンドIで自軍が先に射撃します。このターンはヴァルカンを使ってください。',
  'gods.vulcan.not.command': 'それは普通のコマンド・カードです。ヴァルカンをプレイしてください。',
  'gods.erupt.tell': 'ヴェスヴィオ山のふもとのNeapolisには3ブロックがいます。多いほど損害も大きくなります。',
  'gods.erupt.do': 'Neapolisを選び、決定してください。',
  'gods.erupt.not.small': 'そこのブロックはもっと少数です。Neapolisには3つあります。',
  'gods.erupt.not.done': 'それではカードが無駄になります。Neapolisを選んでください。',
  'gods.cancel.tell':
    '1ブロックは生き残れませんでした。もう1つ覚えておきましょう。両者がイベント・カードをプレイすると、どちらも効果がなく、ターンはただちに終了します。',
  'gods.cancel.do': 'マルスをプレイして、ポンペイウスのカードを見てください。',
  'gods.cancel.not.command': '良いコマンド・カードですが、今回はマルスをプレイしてください。',
  'gods.learned.1': 'イベント・カードを出せば先に動き、書かれたとおりの効果を得ます。徴兵はできません。',
  'gods.learned.2': '同じターンにイベント・カードが2枚出ると互いにキャンセルされ、両者ともターンを失います。',

  // 11
  'winter.title': '冬季',
  'winter.about': 'VP、帰港、補給、そして誰を解散するか',
  'winter.end.tell':
    '第Vターンの後は冬季です。まずクレオパトラがAlexandriaに帰郷し、VPを数えます。10VPあれば勝利です。',
  'winter.end.do': '今年最後の徴兵を終了してください。',
  'winter.end.not.levy': '1ステップ増えますが、ここでは冬季を学びます。徴兵を終了してください。',
  'winter.harbour.tell':
    'どちらも10VPに達していません。クレオパトラがAthenaを去ったので、この都市は誰のVPにもなりません。冬季に海上に残れる海軍はなく、同じ海の友軍港湾に帰るか、解散します。',
  'winter.harbour.do': '海軍IをRomeに帰港させてください。',
  'winter.harbour.not.genua': 'Genuaにはすでに4ブロックがいて、補給が足りません。Romeに帰港させてください。',
  'winter.supply.tell':
    '都市は3ブロックに加え、その数字の分だけ多く補給できます。Romeは5、Massiliaは4、Genuaは3です。Genuaには4ブロックがいます。',
  'winter.supply.do': 'Genuaで最も惜しくないブロック、戦力Iの第VII軍団を選んでください。',
  'winter.supply.not.strong': 'それではより多くのステップを失います。第VII軍団なら1ステップだけです。',
  'winter.disband.tell':
    '解散したブロックは徴兵プールに戻り、翌年また徴募できます。望めば他のブロックも解散できます。Asturicaの騎馬兵は遠く離れていて、戦力Iです。',
  'winter.disband.do': 'Asturicaの騎馬兵IIを解散してください。',
  'winter.disband.not.done': '解散しなくてもかまいませんが、一度Asturicaの騎馬兵で試してみてください。',
  'winter.disband.not.other': 'そのブロックは残しましょう。Asturicaの騎馬兵は、そこにいても役に立ちません。',
  'winter.reset.tell':
    'これで十分です。ポンペイウスも同じことをします。その後、今年除去されたブロックが徴兵プールで立てられ、新しい6枚のカードが配られます。',
  'winter.reset.do': '冬季を終了してください。',
  'winter.reset.not.more': '残りは必要なブロックです。冬季を終了してください。',
  'winter.points.tell': '新しい年です。状況を見てみましょう。あなたはRomeとMassiliaを保持しています。',
  'winter.points.do': '上のバーで勝利ポイントを開いてください。',
  'winter.learned.1': '冬季：クレオパトラの帰郷、VP、海軍の帰港、補給、解散、新しいカード。',
  'winter.learned.2': '都市は3ブロックとその数字の分だけ補給でき、残りは徴兵プールへ戻ります。',

  // 12
  'war.title': 'はじめての短いゲーム',
  'war.about': '最も易しいコンピュータ、ティロとの2ターン',
  'war.card.tell':
    'BC45年、ゲームの最後の2ターンです。両者とも3VPで、同点ならRomeを保持する側、今はポンペイウスの勝利です。相手はコンピュータで、サイコロの目はもう決められていません。',
  'war.card.do': 'カードをプレイしてください。移動の多い側が先です。2ターンのための2枚があります。',
  'war.move.tell':
    'あなたの移動です。Romeには2ブロックがいて、Genua、Ravenna、Asculumから攻められます。最初の街道が主攻撃です。攻撃の前に勝率が表示され、「ヒント」で助言を得られます。',
  'war.move.do': '自由に移動させ、終わったら移動を終了してください。',
  'war.levy.tell':
    '徴兵です。弱ったブロックに1ステップを加えるか、新たなブロックを置きます。次のターンに誰がRomeにいるかを考えましょう。',
  'war.levy.do': '自由に徴兵し、終わったら徴兵を終了してください。',
  'war.battle.tell':
    '戦闘です。順番の来たブロックで射撃してください。ラウンドIIからは、弱いブロックを退却させられます。バーは、どのような結果になりそうかを示します。',
  'war.battle.do': 'ターンが終わるまで戦ってください。',
  'war.last.tell':
    '最後のターンです。両者とも残りのカードをプレイします。VPになる都市を保持しましょう。Romeは2VP、Syracuseは1VPです。',
  'war.last.do': '年の終わりまでプレイしてください。',
  'war.won': 'あなたの勝利です。Romeも、世界も、あなたのものです。',
  'war.lost': '今回はポンペイウスの勝利です。これはわずか2ターンで、本来のゲームは25ターンあります。',
  'war.drawn': '引き分けです。これはわずか2ターンで、本来のゲームは25ターンあります。',
  'war.learned.1': 'ターンの全ての部分を、自分の手でプレイしました。',
  'war.learned.2': '次は1ゲームを最後まで。コンピュータと、この画面で友達と、またはオンラインで誰かと。',
};

// What cards do, in short.
import type { rules as english } from '../en/card-effects.ts';

export const rules: Readonly<Record<keyof typeof english, string>> = {
  'card.text.command': '移動{moves|other=#回}まで、次に徴兵{levies|other=#回}まで。',
  'card.text.Apollo':
    '相手が前のターンにプレイしたカードになり、プレイヤー1もそのカードで決めます。他のイベント・カードと同時なら、ターンは終了します。年の最初のターンには使えません。',
  'card.text.Jupiter':
    '友軍都市に隣接する敵の都市を選びます。そこの1ブロックが無作為に選ばれ、こちらに寝返ります。指揮官か海軍であれば、代わりに1ステップを失います。{jupiter|city=|colour=ブロックの色も指定します。|colour-or-sea=ブロックの色も指定します。海上の海軍も狙えます。}',
  'card.text.Mars':
    '陸上ブロックの1グループが移動します。攻撃する戦闘のうち1つでは、ラウンドIに主力の全てが防御側より先に行動します。',
  'card.text.Mercury': '陸上ブロックの1グループが3都市まで移動するか、2都市先までを攻撃します。',
  'card.text.Neptune':
    '海軍の1グループが移動します。攻撃する戦闘のうち1つでは、ラウンドIに主力の全てが防御側より先に行動します。',
  'card.text.Pluto':
    '陸上ブロックの1グループが移動し、1つの経路から普段より多くが攻撃できます。一級街道は6、二級街道は3、海峡は2ブロックです。',
  'card.text.Vulcan':
    '敵の都市を選びます。そこの全ブロックが1ステップを失います。戦力Iのブロックは、指揮官も含めて除去されます。{cleopatra|spared=戦力Iのクレオパトラは助かります。|joins=戦力Iのクレオパトラはこちらの陣営に加わります。}',
};

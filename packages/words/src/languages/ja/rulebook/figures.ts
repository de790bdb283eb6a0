// What the figures show. Each is drawn by the board from a position; the words must be true of it.
import type { figures as english } from '../../en/rulebook/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.strength':
    '同じ軍団の戦力III、II、I。上端の数字が残りの戦力で、他の辺の小さな印は、そこまで下がり得るステップです。',
  'figure.sea-control':
    'カエサルはMare Hadriaticumを支配しています。Mare Internumは拮抗です。Mare Tyrrhenumはカラです。Neapolisにいるポンペイウスの海軍は港湾にいるので、都市を支配していても海は支配していません。',
  'figure.strait':
    '1ブロックがRhegiumから海峡を越え、敵のいるMessanaを攻撃しました。このターン、2つ目は越えられません。Messanaがカラであれば、2ブロックが越えられました。',
  'figure.reach':
    'Lugdunumの2ブロックのための移動1回。それぞれ1つか2つ先の、金色の輪の位置へ移動できます。2つ先のRomeはポンペイウスが支配しているので、ここからは攻撃できません。',
  'figure.limits':
    '6ブロックがAenosに移動しました。一級街道でThessalonikaから4つ、二級街道でSerdicaから2つです。どちらも限度に達しました。Thessalonikaの5つ目のブロックは、留まるか別の街道を使うしかありません。',
  'figure.main-attack':
    'カエサルがThessalonikaを攻撃します。まずDyrrachiumから2ブロック、次にSerdicaから2ブロックです。Dyrrachiumからのブロックが主力（主）、Serdicaからのブロックが予備（予）です。',
  'figure.pinning':
    'ポンペイウスはThessalonikaに4ブロックを持っています。主力の攻撃側2ブロックが、そのうち2つを拘束します。他の2つはAthenaかAenosへ出られますが、カエサルが来た街道は使えません。',
  'figure.response':
    'ポンペイウスはAthenaからの1ブロックで対応します。これは予備（予）で、もとからいた4つのうち2つは拘束されたままです。',
  'figure.navis-move':
    'Ravennaにいるカエサルの海軍が、移動1回で行ける位置です。Mare Hadriaticum、さらにその海のカラの港湾、またはMare Internumです。ポンペイウスが支配するBrundisiumは2つ先なので、攻撃できません。',
  'figure.amphibious':
    'カエサルはMare InternumとMare Aegaeumに海軍を1つずつ持っています。軍団が移動1回で、Brundisiumから2つの海を越えて、カラのEphesusへ移動しました。旗は、フェイズの終わりまで海軍が留まらなければならない海の印です。',
  'figure.battle-line':
    '戦闘の1ラウンドを、戦闘ターンの順に示します。カエサルのブロックが攻撃側、ポンペイウスのブロックが防御側です。同じ文字では防御側が先です。',
  'figure.reserves':
    'ThessalonikaのラウンドI。戦うブロックは倒して公開されています。Serdicaから来たカエサルのブロックとAthenaから来たポンペイウスのブロックは、予備（予）として公開されず、ラウンドIIを待ちます。',
  'figure.attacker-retreat':
    'Thessalonikaを攻撃するカエサルは、友軍のDyrrachiumへ退却できます。カラのSerdicaへも、自軍がそこから来たので退却できます。カラのAenosへは、誰もそこから来ていないので退却できません。',
  'figure.defender-retreat':
    '同じ戦闘です。防御側のポンペイウスは、友軍のAthenaとカラのAenosへ退却できます。Serdicaもカラですが、攻撃側がそこから来ました。',
  'figure.sea-retreat':
    'ポンペイウスはMare Tyrrhenumを支配してMessanaを防御しています。各ラウンドに陸上ブロック1つが、この海を越えて友軍のNeapolisへ退却できます。',
  'figure.regroup':
    'カエサルがThessalonikaで勝利しました。ブロックは留まるか、隣接する友軍のDyrrachium、またはカラのSerdicaかAenosへ動けます。Athenaはポンペイウスのものです。',
  'figure.navis-retreat':
    'カエサルの海軍はRavennaから来て、Mare Hadriaticumで攻撃しています。ポンペイウスの海軍は、同じ海の友軍港湾Brundisiumと、カラのMare Internumへ退却できますが、カラの港湾へはできません。',
  'figure.cleopatra':
    '冬季です。Jerusalemでポンペイウスのために戦ったクレオパトラは、Alexandriaに帰郷しました。都市はカエサルが支配しているので、彼女は今カエサル側です。',
  'figure.supply':
    '数値2で5ブロックを補給できるRomeに、カエサルの6ブロックがいます。3ブロックを補給できるNeapolisには4ブロックがいます。それぞれ1ブロックを解散しなければなりません。',
};

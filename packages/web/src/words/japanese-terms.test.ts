// Each term has one word, the one in docs/glossary.md, and texts follow Japanese typography.
import { expect, it } from 'vitest';
import { catalogue } from '@rubicon/words/languages/ja/index';

const OTHERS: readonly (readonly [term: string, instead: RegExp])[] = [
  ['ブロック', /駒|コマ(?!ンド)|ユニット/],
  ['位置', /エリア/],
  ['指揮官', /リーダー|将軍|指導者/],
  ['海軍', /艦隊|船団|ナヴィス/],
  ['騎馬兵', /騎兵隊|エクイタトゥス/],
  ['補助兵', /アウクシリア|補助部隊/],
  ['サイコロ', /ダイス|賽/],
  ['命中', /ヒット/],
  ['射撃', /発砲|砲撃/],
  ['退却', /撤退|後退/],
  ['再編', /再集結|再配置/],
  ['除去', /全損|撃破/],
  ['寝返る', /亡命|離反/],
  ['徴募', /召集|招集|動員/],
  ['カラ', /空き都市|無人/],
  ['拮抗', /係争|争奪/],
  ['主要港湾', /大港|主要港(?!湾)/],
  ['上陸作戦移動', /水陸両用|揚陸/],
  ['対応移動', /応答移動|反応移動/],
  ['コンピュータ', /マシン|コンピューター/],
  ['ログイン', /サインイン|サインアウト/],
  ['管理者、友達', /ホスト|フレンド/],
  ['全て、または', /すべて|又は/],
  ['徴兵都市', /名称の/],
  ['海軍戦闘', /海戦|海の戦|海上の?戦闘/],
  ['BC49年', /紀元前/],
  ['トップページ', /最初のページ/],
  ['ログ', /年代記/],
  ['チャット', /会話/],
  ['ゲーム、参加', /卓(?!上)|着席|対局/],
];

/** Words that were used with a wrong meaning. */
const MISTAKES: readonly (readonly [meant: string, written: RegExp])[] = [
  ['that a move moves the group of a location, not the location', /位置を動か|[a-z]を動か(?:します|す移動)/],
  ['that a retreating block 移動する', /退却.*進[みむめ]/],
  ['names without a title, for a name may be a machine’s', /(?<!たく)さん/],
];

const topics = import.meta.glob<{ messages: Readonly<Record<string, string>> }>(
  '../../../words/src/languages/ja/topics/*.ts',
  { eager: true },
);
// The index of the rulebook lists what a reader may search for, our words or not, between semicolons
const texts = [catalogue, ...Object.values(topics).map(({ messages }) => messages)]
  .flatMap((messages) => Object.entries(messages))
  .filter(([key]) => !key.startsWith('index.'))
  .map(([key, text]) => ({ key, text: text.replaceAll(/\{[^{}|]*(?:\}|\|)/g, '') }));
const those = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`);

it.each([...OTHERS, ...MISTAKES])('says %s', (_term, instead) => {
  expect(those(instead)).toEqual([]);
});

it('uses full-width punctuation', () => {
  expect(those(/[\u3040-\u9FFF] ?[,.:;!?()]|[,:;!?()] ?[\u3040-\u9FFF]/)).toEqual([]);
});

it('puts no space between kana or kanji and what follows them, except after a date', () => {
  expect(those(/(?<!年)[\u3040-\u9FFF] (?!残り|BC)[\u3040-\u9FFF\w]/)).toEqual([]);
});

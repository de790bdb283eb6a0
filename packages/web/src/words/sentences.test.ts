// Everything that happens in random games of all editions has a sound sentence for every viewer in every language.
import {
  EDITIONS,
  REVISION,
  SIDES,
  SeededChance,
  VIEWERS,
  decisionOf,
  give,
  newGame,
  viewOf,
  type Decision,
  type Edition,
  type Event,
  type Game,
  type Viewer,
} from '@rubicon/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sentenceOf, sentencesOf } from '@rubicon/words';
import { LANGUAGES, setLanguage } from './language.ts';
import { NO_MACHINES, type GameId, type Table } from '../authority/table.ts';
import { choiceOf } from '../authority/choice.ts';
import { actionLabel, orderLabel } from './order-sentences.ts';
import { promptOf } from './prompts.ts';

/** What a page would hold at this moment; a battle is shared, as at one screen. */
function tableOf(game: Game, seat: Viewer): Table {
  const view = viewOf(game, seat);
  const decisions = SIDES.map((side) => decisionOf(game, side)).filter((each) => each !== null);
  const isShared = view.battle !== null && game.result === null;
  const next = decisions.find(({ required }) => required)?.side ?? null;
  const seen = seat === 'spectator' ? (isShared ? decisions[0] : undefined) : decisionOf(game, seat);
  return {
    game: 'x' as GameId,
    seat,
    options: game.options,
    players: { caesar: 'Ada', pompey: 'Bo' },
    machines: NO_MACHINES,
    cursor: 0,
    view,
    decision: seen ?? null,
    next: isShared ? 'spectator' : next,
    undo: { order: 0, phase: 0, actions: 0 },
    drawOffer: null,
    result: game.result,
  };
}

const RELUCTANT = /^(?:done|pass|disband)/;

function pick({ orders }: Decision, taste: SeededChance): string {
  const lively = orders.filter((order) => !RELUCTANT.test(order));
  const from = lively.length > 0 && taste.roll(5) > 0 ? lively : orders;
  // By kind first, or moves would crowd out everything else
  const kinds = [...new Set(from.map((order) => order.split(' ')[0]))];
  const kind = kinds[taste.roll(kinds.length)]!;
  const ofKind = from.filter((order) => order.split(' ')[0] === kind);
  return ofKind[taste.roll(ofKind.length)]!;
}

interface Seen {
  readonly told: { readonly viewer: Viewer; readonly events: readonly Event[] }[];
  readonly prompts: Map<string, string>; // sentence by title and sentence, to check each once
  readonly labels: Map<string, string>;
}

function play(edition: Edition, seed: number, seen: Seen): void {
  const dice = new SeededChance(seed);
  const taste = new SeededChance(seed ^ 0x5eed);
  const rules = { freeDeployment: seed % 2 === 0 };
  const start = newGame({ edition, revision: REVISION, rules, clock: null }, dice, 0);
  const tell = (published: Readonly<Record<Viewer, readonly Event[]>> | null): void => {
    if (published === null) return;
    for (const viewer of VIEWERS) seen.told.push({ viewer, events: published[viewer] });
  };
  tell(start.published);
  let game = start.game;
  for (let now = 1; game.result === null; now++) {
    for (const viewer of VIEWERS) {
      const { title, sentence } = promptOf(tableOf(game, viewer));
      seen.prompts.set(`${title}: ${sentence}`, sentence);
    }
    const asked = SIDES.map((side) => decisionOf(game, side)).filter((each) => each?.required === true);
    const decision = asked[taste.roll(asked.length)]!;
    const order = pick(decision, taste);
    for (const text of [order, decision.orders[taste.roll(decision.orders.length)]!]) {
      const choice = choiceOf(text);
      seen.labels.set(`${decision.step} ${text}`, orderLabel(choice, decision));
      seen.labels.set(`${decision.step} ${text} alone`, actionLabel(choice, decision));
    }
    const { side, number } = decision;
    const given = give(game, { kind: 'order', side, decision: number, order }, dice, now);
    if (!given.ok) throw new Error(given.message);
    tell(given.published);
    game = given.game;
  }
  for (const viewer of VIEWERS) {
    const { title, sentence } = promptOf(tableOf(game, viewer));
    seen.prompts.set(`${title}: ${sentence}`, sentence);
  }
}

const flaws = (text: string): string[] =>
  [
    [/[{}|#]/, 'an unfilled place'],
    [/ {2}|^ | $/, 'stray blanks'],
    [/ [,.:;]/, 'a blank before a stop'],
    [/\b(?:undefined|null|NaN)\b/, 'a hole'],
    [/\b[CP]\.[A-Z]/, 'an identifier'],
    [/[^.]\.\.$|,\./, 'stops in a row'],
  ].flatMap(([pattern, flaw]) => ((pattern as RegExp).test(text) ? [`${flaw as string}: ${text}`] : []));

const sentenceFlaws = (text: string, tag: string): string[] => [
  ...flaws(text),
  ...(tag === 'ja' || /^[A-ZÅÄÖ]/.test(text) ? [] : [`no capital: ${text}`]),
  ...(text.endsWith(tag === 'ja' ? '。' : '.') ? [] : [`no full stop: ${text}`]),
];

const PATIENCE_MS = 60_000; // a busy computer takes its time

describe.each(LANGUAGES)('random games, in %s', (tag) => {
  const seen: Seen = { told: [], prompts: new Map(), labels: new Map() };
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await setLanguage(tag);
    for (const edition of EDITIONS) for (const seed of [1, 2]) play(edition, seed, seen);
  }, PATIENCE_MS);
  afterAll(async () => {
    await setLanguage('en-GB');
    vi.unstubAllGlobals();
  });

  it('have sound sentences for events, merged or one by one', () => {
    const texts = seen.told.flatMap(({ viewer, events }) => [
      ...sentencesOf(events, viewer).map(({ text }) => text),
      ...events.map((event) => sentenceOf(event, viewer)),
    ]);
    expect(texts.length).toBeGreaterThan(7_000);
    expect([...new Set(texts)].flatMap((text) => sentenceFlaws(text, tag))).toEqual([]);
  });

  it('have sound prompts', () => {
    expect(seen.prompts.size).toBeGreaterThan(100);
    expect([...seen.prompts.values()].flatMap((text) => sentenceFlaws(text, tag))).toEqual([]);
  });

  it('have sound labels for orders', () => {
    expect(seen.labels.size).toBeGreaterThan(1_000);
    const texts = [...seen.labels.values()];
    expect(texts.flatMap(flaws)).toEqual([]);
    expect(texts.filter((text) => /[.。]$/.test(text))).toEqual([]);
  });
});

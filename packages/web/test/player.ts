// Plays both sides of a game through the table. It does not play well: it varies by its seed, tries everything it was
// asked to, and holds back so that neither side has ten points too early.
import type { Page } from 'playwright-core';
import {
  Covered,
  asked,
  blocksOn,
  cardsOf,
  endPhase,
  layCard,
  litPlaces,
  order,
  ordersFor,
  pointsOf,
  press,
  pressIfThere,
  pressBlock,
  pressPlace,
  sceneOf,
  sitDown,
  until,
  type Scene,
} from './table-driver.ts';
import { inside, look, names, type Snapshot } from './snapshot.ts';

/** What has been done in a game so far. */
interface Deeds {
  byHand: number; // moves given on the map
  embarked: number;
  retreats: number;
  gods: number;
}

/** A player's inclinations. */
interface Taste {
  readonly gods: boolean; // plays them, otherwise keeps them
  readonly byHand: boolean; // gives orders on the map too, not only from the list
}

export interface Player extends Taste {
  readonly page: Page;
  readonly random: () => number; // from 0, less than 1
  readonly done: Deeds;
}

const GODS: ReadonlySet<string> = new Set([
  'Jupiter',
  'Mars',
  'Mercury',
  'Neptune',
  'Pluto',
  'Vulcan',
  'Apollo',
]);
const SAFE = 8; // points at which a side stops attacking

export function newPlayer(page: Page, seed: number, taste: Partial<Taste> = {}): Player {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const done = { byHand: 0, embarked: 0, retreats: 0, gods: 0 };
  return { gods: true, byHand: true, ...taste, page, random, done };
}

function pick<T>({ random }: Player, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/**
 * Answers the current decision, given the scene if it is known, and returns the next scene. Null when the game is
 * over.
 */
export async function answer(player: Player, seen?: Snapshot): Promise<Snapshot | null> {
  const { page } = player;
  const isAsked = (now: Snapshot): boolean => sceneOf(now).kind !== 'waiting';
  const snapshot = seen !== undefined && isAsked(seen) ? seen : await until(page, isAsked, 'something asked');
  const scene = sceneOf(snapshot);
  switch (scene.kind) {
    case 'curtain':
    case 'recap':
      return sitDown(page);
    case 'dialog':
      if (/ wins$|^Draw$/.test(scene.title)) return null;
      return press(page, scene.buttons[0]!);
    case 'battle':
      return fight(player, scene);
    case 'asked':
      return decide(player, scene.title, snapshot);
    default:
      throw new Error(`Nothing can be answered here: ${scene.kind}`);
  }
}

async function decide(player: Player, title: string, snapshot: Snapshot): Promise<Snapshot> {
  const { page } = player;
  if (/discards a card/.test(title)) return layCard(page, laidAside(player, snapshot));
  if (/chooses a card/.test(title)) return playCard(player, snapshot);
  if (/ moves /.test(title)) return move(player, snapshot);
  if (/ levies /.test(title)) return levy(player, snapshot);
  if (/may disband|regroups/.test(title)) return endPhase(page);
  const listed = await ordersFor(page, '');
  const chosen = pick(
    player,
    listed.filter((label) => !/^Do not use |^No /.test(label)),
  );
  if (chosen === undefined) throw new Error(`There is no order: ${title}`);
  return order(page, chosen);
}

const isGod = (card: string): boolean => GODS.has(card);

/** A God card is kept for playing, unless none is to be played. */
function laidAside({ gods }: Player, snapshot: Snapshot): string {
  const cards = cardsOf(snapshot);
  return cards.find((card) => isGod(card) !== gods) ?? cards[0]!;
}

async function playCard(player: Player, snapshot: Snapshot): Promise<Snapshot> {
  const { page, done, gods, random } = player;
  const cards = cardsOf(snapshot);
  const god = cards.find(isGod);
  if (god !== undefined && gods && (done.gods < 2 || random() < 0.3)) {
    done.gods += 1;
    return layCard(page, god);
  }
  const commands = cards.filter((card) => !isGod(card));
  return layCard(page, pick(player, commands.length > 0 ? commands : cards)!);
}

export const hasTriedAll = ({ done }: Player): boolean =>
  done.byHand > 5 && done.embarked > 0 && done.retreats > 0 && done.gods > 0;

/** The probability of ending a phase early. */
const idleness = (player: Player): number => (hasTriedAll(player) ? 0.95 : 0.25);

async function move(player: Player, snapshot: Snapshot): Promise<Snapshot> {
  const { page, done } = player;
  if (/0 move points left/.test(asked(snapshot)) || player.random() < idleness(player)) return endPhase(page);
  if (/Amphibious moves come first/.test(asked(snapshot)) && done.embarked < 3)
    return embark(player, snapshot);
  const points = pointsOf(snapshot);
  if (points[asked(snapshot).includes('Caesar moves') ? 'caesar' : 'pompey'] >= SAFE) return endPhase(page);
  const moved = player.byHand && player.random() < 0.5 ? await moveByHand(player, snapshot) : null;
  return moved ?? moveFromList(player, snapshot);
}

/** Land blocks across seas that a Navis holds. */
async function embark(player: Player, snapshot: Snapshot): Promise<Snapshot> {
  const crossings = (await ordersFor(player.page, 'mare')).filter((label) => !label.startsWith('Navis'));
  const crossing = pick(player, crossings);
  if (crossing === undefined) return moveFromList(player, snapshot);
  player.done.embarked += 1;
  return order(player.page, crossing);
}

/** Select a block, then a highlighted location; null where the block cannot go anywhere. */
async function moveByHand(player: Player, snapshot: Snapshot): Promise<Snapshot | null> {
  const { page, done } = player;
  const block = pick(
    player,
    blocksOn(snapshot).filter((name) => !name.endsWith('has moved')),
  );
  if (block === undefined) return null;
  try {
    const place = pick(player, litPlaces(await pressBlock(page, block)));
    if (place === undefined) return null;
    const after = await pressPlace(page, place);
    done.byHand += 1;
    // An attack with a choice of routes asks again
    const [way] = names(inside(after, 'region', 'What to do'), 'button', /^To /);
    return way === undefined ? after : await press(page, way);
  } catch (error) {
    if (error instanceof Covered) return null; // in crowded locations the list is the better way
    throw error;
  }
}

async function moveFromList(player: Player, snapshot: Snapshot): Promise<Snapshot> {
  const { page, done } = player;
  const attack = done.retreats === 0 ? await attackIn(player, snapshot) : undefined;
  if (attack !== undefined) return order(page, attack);
  // A Navis at sea is what an army needs to cross it
  const wanted = done.embarked === 0 ? await ordersFor(page, 'navis mare') : [];
  const toSea = wanted.filter((label) =>
    /^Navis [^–]* – (?:Mare|Oceanus|Pontus|Propontis)[^–]*$/.test(label),
  );
  const chosen = pick(player, toSea) ?? pick(player, movesIn(await ordersFor(page, '')));
  return chosen === undefined ? endPhase(page) : pickOrder(page, chosen);
}

/** An order that leads to an enemy. */
async function attackIn({ page }: Player, snapshot: Snapshot): Promise<string | undefined> {
  for (const name of names(inside(snapshot, 'region', 'Board'), 'button', /unknown block/)) {
    const [place] = name.split(/[,.]/);
    const attack = (await ordersFor(page, place!)).find((label) => label.endsWith(` – ${place}`));
    if (attack !== undefined) return attack;
  }
  return undefined;
}

const movesIn = (labels: readonly string[]): string[] => labels.filter((label) => label.includes(' – '));

async function pickOrder(page: Page, label: string): Promise<Snapshot> {
  await ordersFor(page, label.replaceAll(/[:–]/g, ' '));
  return order(page, label);
}

async function levy(player: Player, snapshot: Snapshot): Promise<Snapshot> {
  const { page } = player;
  if (!/Choose a block/.test(asked(snapshot)) || player.random() < idleness(player)) return endPhase(page);
  const labels = (await ordersFor(page, '')).filter((label) => !label.startsWith('End'));
  return order(page, pick(player, labels)!);
}

/** No one fires before a block has retreated; afterwards dice decide. */
async function fight(player: Player, { buttons }: Extract<Scene, { kind: 'battle' }>): Promise<Snapshot> {
  const { page, done } = player;
  const chosen = deedIn(player, buttons);
  const after = await pressIfThere(page, chosen);
  if (after !== null && chosen.startsWith('Retreat ')) done.retreats += 1;
  return after ?? look(page);
}

function deedIn(player: Player, buttons: readonly string[]): string {
  const { done, random } = player;
  const retreats = buttons.filter((name) => name.startsWith('Retreat '));
  if (retreats.length > 0 && (done.retreats < 2 || random() < 0.3)) return pick(player, retreats)!;
  const pass = buttons.find((name) => name.startsWith('Pass '));
  if (done.retreats === 0 && pass !== undefined) return pass;
  const volley = buttons.find((name) => /^Fire with (?:both|all)/.test(name));
  return (
    volley ??
    pick(
      player,
      buttons.filter((name) => !name.startsWith('Pass ')),
    )!
  );
}

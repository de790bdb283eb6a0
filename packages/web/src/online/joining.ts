// Joining a game: the seat, and the player's entropy for the dice.
import { SIDES, type Bid, type Side } from '@rubicon/engine';
import type { GameId, NewGame, PressBody, Table } from '@rubicon/protocol';
import { Refused } from '../authority/authority.ts';
import type { Api } from '../net/api.ts';
import { forgetBid, keepLocalSecrets, localSecretsOf } from '../net/local-secrets.ts';

/** The sides a person has. */
export const sidesOf = ({ card: { sitters } }: Pick<Table, 'card'>, person: string | null): Side[] =>
  SIDES.filter((side) => {
    const sitter = sitters[side];
    return person !== null && sitter.kind === 'person' && sitter.person === person;
  });

const randomEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether someone has joined there before, in this browser, and bid where sides are bid for. */
export function hasSat({ card, dice }: Table, side: Side): boolean {
  const { commitment, entropies, bid } = localSecretsOf(card.game);
  if (card.byBid && bid === undefined) return false;
  return commitment === dice[0]?.commitment && entropies?.[side] !== undefined;
}

/**
 * Gives the player's missing entropy. It is stored before it is sent: at the end its use can be verified, and a retry
 * after a lost answer sends the same. Where sides are bid for, nothing is given before the player has placed a bid.
 */
export async function giveEntropy(
  api: Api,
  table: Table,
  person: string,
  placed: Bid | null = null,
): Promise<void> {
  const { card, dice } = table;
  const { commitment } = dice[0]!;
  for (const side of sidesOf(table, person)) {
    if (card.ready[side] || card.status !== 'waiting') continue;
    const kept = localSecretsOf(card.game);
    const entropy = kept.commitment === commitment ? kept.entropies?.[side] : undefined;
    const given = entropy ?? randomEntropy();
    const bid = placed ?? (kept.commitment === commitment ? kept.bid : undefined) ?? null;
    if (card.byBid && bid === null) return;
    keepLocalSecrets(
      card.game,
      card.byBid && bid !== null
        ? { commitment, entropies: { caesar: given, pompey: given }, bid } // the bids say which side it is for
        : { commitment, entropies: { ...kept.entropies, [side]: given } },
    );
    try {
      await api.start(card.game, given, side, card.byBid ? bid : null);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'already-started') throw error;
    }
  }
}

/** Gives up the seat, and with it the bid. */
export async function leaveGame(api: Api, game: GameId): Promise<void> {
  await api.leave(game);
  forgetBid(game);
}

export async function joinGame(
  api: Api,
  game: GameId,
  invitation: string | null,
  person: string,
): Promise<void> {
  let table: Table;
  try {
    ({ table } = await api.join(game, invitation));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'already-joined') throw error;
    ({ table } = await api.look(game, 0, null));
  }
  await giveEntropy(api, table, person);
}

export async function makeGame(api: Api, wanted: NewGame, person: string): Promise<GameId> {
  const { card, invitation } = await api.create(wanted);
  if (invitation !== null) keepLocalSecrets(card.game, { invitation });
  const { table } = await api.look(card.game, 0, wanted.opponent.kind === 'self' ? 'caesar' : null);
  await giveEntropy(api, table, person);
  return card.game;
}

/** The game that a press of “Play now” leads to, with an opponent or waiting for one. */
export async function playNow(api: Api, press: PressBody, person: string): Promise<GameId> {
  const { card } = await api.playNow(press);
  keepLocalSecrets(card.game, { press });
  const { table } = await api.look(card.game, 0, null);
  await giveEntropy(api, table, person);
  return card.game;
}

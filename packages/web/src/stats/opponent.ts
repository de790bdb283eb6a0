// The opponent in a game: a person, or a computer of some level.
import type { GameFacts } from '@rubicon/ai';
import { LEVELS, type Level } from '@rubicon/ai/level';

export const opponentOf = ({ machines: { caesar, pompey } }: Pick<GameFacts, 'machines'>): string =>
  caesar ?? pompey ?? 'people';

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

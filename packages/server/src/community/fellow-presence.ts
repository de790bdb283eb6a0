// Who is online in the other processes of this server: they tell each other.
import type { PersonId } from '@rubicon/protocol';
import type { Bus } from '../data/bus.ts';
import type { Elsewhere, Sockets } from './elsewhere.ts';

/** The other processes of this server. */
export interface Fellows {
  readonly bus: Pick<Bus, 'tell' | 'listen'>;
  /** Called with the name of one that has ended. */
  readonly onGone: (listener: (fellow: string) => void) => void;
}

const EVERYONE = ''; // asks who is there

export function fellowPresence({ bus, onGone }: Fellows): Elsewhere {
  let sockets: Pick<Sockets, 'everyone'> = { everyone: () => [] };
  const elsewhere = new Map<PersonId, Set<string>>(); // at which fellows
  const tell = (person: PersonId, isHere: boolean): void => bus.tell('online', person, isHere ? 'yes' : 'no');

  function hear(person: PersonId, fellow: string, isThere: boolean): void {
    const at = elsewhere.get(person) ?? new Set();
    if (isThere) elsewhere.set(person, at.add(fellow));
    else if (at.delete(fellow) && at.size === 0) elsewhere.delete(person);
  }

  bus.listen('online', (person, value, fellow) => {
    if (person === EVERYONE) for (const each of sockets.everyone()) tell(each, true);
    else hear(person as PersonId, fellow, value === 'yes');
  });
  onGone((fellow) => {
    for (const person of [...elsewhere.keys()]) hear(person, fellow, false);
  });
  bus.tell('online', EVERYONE);

  return {
    note: (person, isHere) => Promise.resolve(tell(person, isHere)),
    among: (persons) => Promise.resolve(persons.filter((person) => elsewhere.has(person))),
    attach: (given) => {
      sockets = given;
    },
  };
}

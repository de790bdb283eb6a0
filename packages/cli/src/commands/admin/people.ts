// `rubicon admin people|ban|unban|invite`: who may play here.
import { timeText, withAdmin } from './administration.ts';
import { command } from '../../shell/options.ts';
import { counted } from '../../text/sentences.ts';
import { harmless } from '../../shell/terminal.ts';

export const people = command({
  name: 'admin people',
  summary: 'everybody who has a name here',
  usage: '[options]',
  about: ['A line for each: name, since when, guest or kept with a password, banned since when, id.'],
  argument: null,
  options: {},
  examples: ['rubicon admin people', 'rubicon admin people --json'],
  async run(given, _, io) {
    const all = await withAdmin(io, (admin) => admin.people());
    if (given.json) io.out(`${JSON.stringify({ people: all })}\n`);
    else {
      const sorted = all.toSorted((one, other) => one.createdMs - other.createdMs);
      for (const { id, name, isGuest, createdMs, bannedMs } of sorted) {
        const kind = isGuest ? 'guest' : 'password';
        const ban = bannedMs === null ? '' : `  banned ${timeText(bannedMs)}`;
        io.out(`${harmless(name).padEnd(24)}  ${timeText(createdMs)}  ${kind.padEnd(8)}  ${id}${ban}\n`);
      }
      io.out(`${counted(all.length, 'person', 'people')}.\n`);
    }
    return 0;
  },
});

export const ban = command({
  name: 'admin ban',
  summary: 'ends somebody’s sessions and lets them in no more',
  usage: 'NAME [options]',
  about: [
    'By name or id. Their games stay as they are; the others may claim them by the clock, or “rubicon admin end” ends them. A ' +
      'server that runs closes their connections within seconds.',
  ],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin ban "Sextus Naso"'],
  async run(given, argument, io) {
    const person = await withAdmin(io, (admin) => admin.ban(argument));
    io.out(given.json ? `${JSON.stringify(person)}\n` : `${harmless(person.name)} is let in no more.\n`);
    return 0;
  },
});

export const unban = command({
  name: 'admin unban',
  summary: 'lets somebody in again',
  usage: 'NAME [options]',
  about: ['By name or id. Who has a password can sign in again; a guest has lost the way back.'],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin unban "Sextus Naso"'],
  async run(given, argument, io) {
    const person = await withAdmin(io, (admin) => admin.unban(argument));
    io.out(given.json ? `${JSON.stringify(person)}\n` : `${harmless(person.name)} is let in again.\n`);
    return 0;
  },
});

export const invite = command({
  name: 'admin invite',
  summary: 'a code for a newcomer to a closed server',
  usage: '[options]',
  about: [
    'The code is good for one newcomer and is shown this once. A server is closed if it runs with CLOSED=yes.',
  ],
  argument: null,
  options: {},
  examples: ['rubicon admin invite'],
  async run(given, _, io) {
    const code = await withAdmin(io, (admin) => admin.invite());
    io.out(given.json ? `${JSON.stringify({ code })}\n` : `${code}\n`);
    return 0;
  },
});

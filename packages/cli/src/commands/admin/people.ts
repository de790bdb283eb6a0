// `rubicon admin people|ban|unban|organiser|invite`: accounts and access.
import { timeText, withAdmin } from './administration.ts';
import { command, flag } from '../../shell/options.ts';
import { counted } from '../../text/numbers.ts';
import { harmless } from '../../shell/terminal.ts';

export const people = command({
  name: 'admin people',
  summary: 'List accounts',
  usage: '[options]',
  about: ['Print a line per account: name, created, guest or password, id, banned since.'],
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
  summary: 'Ban an account and end its sessions',
  usage: 'NAME [options]',
  about: [
    'NAME is a name or an id. Its games stay as they are: opponents can claim a win on time, or “rubicon admin end” aborts ' +
      'them. It leaves its tournaments, where unfinished games are forfeited. A running server closes its connections within ' +
      'seconds.',
  ],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin ban "Sextus Naso"'],
  async run(given, argument, io) {
    const person = await withAdmin(io, (admin) => admin.ban(argument));
    io.out(given.json ? `${JSON.stringify(person)}\n` : `Banned ${harmless(person.name)}.\n`);
    return 0;
  },
});

export const unban = command({
  name: 'admin unban',
  summary: 'Lift a ban',
  usage: 'NAME [options]',
  about: ['NAME is a name or an id. An account with a password can log in again; a guest account cannot.'],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin unban "Sextus Naso"'],
  async run(given, argument, io) {
    const person = await withAdmin(io, (admin) => admin.unban(argument));
    io.out(given.json ? `${JSON.stringify(person)}\n` : `Unbanned ${harmless(person.name)}.\n`);
    return 0;
  },
});

export const organiser = command({
  name: 'admin organiser',
  summary: 'Name an organiser of tournaments',
  usage: 'NAME [options]',
  about: [
    'NAME is a name or an id of an account with a password. An organiser may pause, rule and end every tournament, and ' +
      'with TOURNAMENTS=host only organisers may make one.',
  ],
  argument: 'a name',
  options: { remove: flag('take it back') },
  examples: ['rubicon admin organiser "Sextus Naso"', 'rubicon admin organiser "Sextus Naso" --remove'],
  async run(given, argument, io) {
    const isOn = !given.remove;
    const person = await withAdmin(io, (admin) => admin.organiser(argument, isOn));
    const name = harmless(person.name);
    const text = isOn ? `${name} organises tournaments.\n` : `${name} no longer organises tournaments.\n`;
    io.out(given.json ? `${JSON.stringify({ ...person, isOrganiser: isOn })}\n` : text);
    return 0;
  },
});

export const invite = command({
  name: 'admin invite',
  summary: 'Create an invitation code for a closed server',
  usage: '[options]',
  about: [
    'The code works for one new account and is shown only once. A server is closed if it runs with CLOSED=yes.',
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

// Faults of a database, each with a beginning and an end.
import type { Rig } from './outage-kit.ts';

export interface Fault {
  readonly name: string;
  readonly begin: (rig: Rig) => Promise<unknown>;
  readonly end: (rig: Rig) => Promise<unknown>;
}

const OTHERS = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test1'";
const RELOAD = 'select pg_reload_conf()';

/** In what a server sends to commit, and nowhere else. */
export const COMMIT = '\0commit\0';

/** The error of a full disk, from triggers on what every change writes: what a real one hits first is not foreseeable. */
const FULL = [
  `create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  'create trigger full_disk before update on games execute function full_disk()',
  'create trigger full_disk before insert on marks execute function full_disk()',
];

/** Each lasts until it is noticed. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'shut down, as for an upgrade',
    begin: ({ postgres }) => postgres.halt('fast'),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: 'crashed, and recovering',
    begin: ({ postgres }) => postgres.halt('immediate'),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: 'refusing connections',
    begin: ({ sql }) => sql('alter database test1 allow_connections false', OTHERS),
    end: ({ sql }) => sql('alter database test1 allow_connections true'),
  },
  {
    name: 'without room on its disk',
    begin: ({ inside }) => inside(...FULL),
    end: ({ inside }) => inside('drop function full_disk() cascade'),
  },
  {
    name: 'reading only, as after a failover',
    begin: ({ sql }) => sql('alter system set default_transaction_read_only to on', RELOAD),
    end: ({ sql }) => sql('alter system reset default_transaction_read_only', RELOAD),
  },
  {
    name: 'silent, and its connections never heard of again',
    begin: ({ proxy }) => Promise.resolve(proxy.silence()),
    end: ({ proxy }) => Promise.resolve(proxy.resume(true)),
  },
];

const ending = (name: string): Fault => ({
  name: `connections of ${name} ended`,
  begin: ({ sql }) =>
    sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`),
  end: () => Promise.resolve(),
});

/** Those that may pass unnoticed. */
export const BRIEF_FAULTS: readonly Fault[] = [
  {
    name: 'restarted',
    begin: ({ postgres }) => postgres.halt('fast'),
    end: ({ postgres }) => postgres.start(),
  },
  ...['rubicon', 'rubicon writer', 'rubicon bus'].map(ending),
  {
    name: 'silent for a while',
    begin: ({ proxy }) => Promise.resolve(proxy.silence()),
    end: ({ proxy }) => Promise.resolve(proxy.resume()),
  },
  {
    name: 'cut off between commit and answer',
    begin: ({ proxy }) => Promise.resolve(proxy.cutAfter(COMMIT)),
    end: ({ proxy }) => Promise.resolve(proxy.cutAfter(null)),
  },
];

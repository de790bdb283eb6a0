// LISTEN and NOTIFY of PostgreSQL carry the bus.
import pg from 'pg';
import type { OpenCarrier } from './carrier.ts';
import { lasting } from './lasting.ts';
import { PATIENCE_MS, patient } from './postgres-pool.ts';

const CHANNEL = 'rubicon';

export const postgresCarrier =
  (databaseUrl: string): OpenCarrier =>
  (hear, opened) => {
    const connection = lasting({
      open: async (lost) => {
        const client = new pg.Client({
          connectionString: databaseUrl,
          application_name: 'rubicon bus',
          ...patient(PATIENCE_MS),
        });
        client.on('notification', ({ payload = '' }) => hear(payload));
        client.on('error', lost);
        client.on('end', lost);
        try {
          await client.connect();
          await client.query(`listen ${CHANNEL}; set synchronous_commit to off`); // a message need not last
        } catch (error) {
          client.end().catch(() => undefined);
          throw error;
        }
        return { client, lost };
      },
      shut: ({ client }) => client.end(),
      onOpened: opened,
    });
    return {
      get isOpen() {
        return connection.current !== null;
      },
      send: async (text) => {
        const { client, lost } = connection.current!;
        try {
          await client.query('select pg_notify($1, $2)', [CHANNEL, text]);
        } catch (error) {
          lost(); // a network that is silent does not say so
          throw error;
        }
      },
      close: () => connection.close(),
    };
  };

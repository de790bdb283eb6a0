// The server under load: live games with two players and a spectator each, and every side that must decide answers at
// random some time after receiving its view. For comparison, a bare server that only makes what it is sent durable and
// sends as many bytes. `npm run -s bench -- server [GAMES] [SECONDS] [sqlite|postgres] [WORKERS] [THOUGHT_MS]`; JSON on
// standard output.
import { cpus } from 'node:os';
import { round, withServer, type StoreKind } from './server-run.ts';

const [games = '500', seconds = '30', store = 'sqlite', workers = '1', thoughtMs = '400'] =
  process.argv.slice(2);
const TARGET_MS = 50;
const wanted = { steps: [Number(games)], thoughtMs: Number(thoughtMs), seconds: Number(seconds) };

await withServer({ store: store as StoreKind, workers: Number(workers) }, async (server) => {
  const [point] = await server.load(wanted);
  const { bytesPerOrder, answerMs } = point!;
  const bytes = Math.round((bytesPerOrder.players + bytesPerOrder.spectators) / 3);
  const [bare] = await server.bare({ ...wanted, seconds: Math.min(wanted.seconds, 10) }, bytes);
  console.log(
    JSON.stringify(
      {
        node: process.version,
        cores: cpus().length,
        store,
        workers: Number(workers),
        emptyMB: server.emptyMB,
        ...point,
        target: { p99: TARGET_MS, ok: answerMs.p99 <= TARGET_MS },
        bare,
        timesBare: {
          p50: round(answerMs.p50 / bare!.answerMs.p50),
          p99: round(answerMs.p99 / bare!.answerMs.p99),
        },
      },
      null,
      2,
    ),
  );
});

// Builds the page and serves it: `HOST` and `PORT` say where.
import { buildSite, DIST } from '../packages/web/tools/build.ts';
import { serve } from '../packages/web/tools/serve.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 8705);

const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuse(`PORT is ${process.env['PORT']}, but a port is a number from 0 to 65535.`);

await buildSite(DIST);
const site = await serve(DIST, { host, port }).catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return refuse(
      `Port ${port} is taken: stop what uses it or choose another, as in PORT=${port + 1} npm start.`,
    );
  throw error;
});
console.log(`Rubicon is at ${site.url}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void site.close().then(() => process.exit(0)));

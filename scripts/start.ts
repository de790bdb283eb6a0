// Builds the page and starts the server with it; `docs/` and README list the environment variables.
import { buildSite, DIST } from '../packages/web/tools/build.ts';
import { main } from '../packages/server/src/main.ts';

await buildSite(DIST);
await main(DIST);

// Runs before the page's own script, which is still being compiled then: meanwhile the worker starts and the map is
// fetched. It is a file of its own (`vite.config.ts`), so it imports little.
import { startWorkerAhead } from './authority/local/start-worker.ts';
import { mapDrawing } from './board/map/map-drawing.ts';
import { gameInAddress, openLinked } from './routes/address.ts';

openLinked();

/** The start page and a game need the map and the games. */
export const needsGames = location.hash === '' || gameInAddress(location.hash) !== null;

if (needsGames) {
  startWorkerAhead();
  void mapDrawing();
}

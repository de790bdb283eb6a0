// The thread that draws pictures: a picture takes some 30 ms, in which nobody would be served.
import { parentPort } from 'node:worker_threads';
import { drawPicture, type Picture } from './picture.ts';
import { makePng } from './png.ts';

parentPort!.on('message', (picture: Picture) => {
  void makePng(drawPicture(picture)).then((png) => parentPort!.postMessage(png));
});

import { resolve } from 'node:path';
import { bootstrap } from '../setup/bootstrap.mjs';
import { say, Trouble } from '../setup/say.mjs';

/** `npm run messages -- pictures FOLDER` draws each message in each language, at three widths, light and dark, into a folder. */
await bootstrap(import.meta.filename, async () => {
  const [what, folder] = process.argv.slice(2);
  if (what !== 'pictures' || !folder) throw new Trouble('Say where to: npm run messages -- pictures FOLDER');
  await import('../house/run-from-source.mjs');
  const { ensureChromium } = await import('../test/chromium.mjs');
  await ensureChromium();
  const { takePictures } = await import('./take-pictures.ts');
  const count = await takePictures(resolve(folder));
  say(`${count} pictures, with a sheet of each group, and the texts are in ${resolve(folder)}`);
});

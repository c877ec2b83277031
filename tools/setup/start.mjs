import { bootstrap } from './bootstrap.mjs';

/** `npm start` and `npm run dev`: plain lines that any Node can read, until one runs that can read the rest. */
await bootstrap(import.meta.filename, async () => {
  const { launch } = await import('../../apps/launcher/src/launch.ts');
  await launch(process.argv.slice(2));
});

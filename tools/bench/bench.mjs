import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { bootstrap } from '../setup/bootstrap.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { say, Trouble } from '../setup/say.mjs';

/** `npm run bench -- policy pdf web`: measures, prints, and judges nothing but the cluster. What follows names are flags of theirs. */
await bootstrap(import.meta.filename, async () => {
  const available = globSync('*.bench.mjs', { cwd: import.meta.dirname }).map((file) =>
    basename(file, '.bench.mjs'),
  );
  const words = process.argv.slice(2);
  const firstFlag = words.findIndex((word) => word.startsWith('--'));
  const names = firstFlag < 0 ? words : words.slice(0, firstFlag);
  const flags = firstFlag < 0 ? [] : words.slice(firstFlag);
  const unknown = names.filter((name) => !available.includes(name));
  if (unknown.length)
    throw new Trouble(`No benchmark is called ${unknown.join(', ')}. There are: ${available.join(', ')}.`);
  if (names.length === 0)
    return say(`Benchmarks: ${available.join(', ')}. Run some with npm run bench -- NAME…`);
  await ensureBuild();
  for (const name of names) {
    say(`\n${name}`);
    const { run } = await import(`./${name}.bench.mjs`);
    await run(flags);
  }
});

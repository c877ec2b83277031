import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { root } from '../setup/root.mjs';
import { indexFiles } from './index-files.mjs';

/*
 * `node tools/components/write-indexes.mjs` writes the lists of components from their definitions; with `--check` it
 * fails where the committed files differ.
 */
const isCheck = process.argv.includes('--check');
for (const [file, text] of await indexFiles()) {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  const name = relative(root, file);
  if (isCheck) {
    process.stdout.write(`${name} is not up to date: run \`node tools/components/write-indexes.mjs\`\n`);
    process.exitCode = 1;
    continue;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(`${name} written\n`);
}

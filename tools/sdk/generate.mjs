import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { operations } from '@firstday/domain';
import { root } from '../setup/root.mjs';
import { generatedFiles } from './generated-files.mjs';

/*
 * `node tools/sdk/generate.mjs` writes the client's types and methods from apps/api/openapi.json; with `--check` it
 * fails where the committed files differ.
 */
const isCheck = process.argv.includes('--check');
for (const [file, text] of await generatedFiles(operations)) {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (!isCheck) await writeFile(file, text);
  const name = relative(root, file);
  process.stdout.write(
    isCheck ? `${name} is not up to date: run \`node tools/sdk/generate.mjs\`\n` : `${name} written\n`,
  );
  if (isCheck) process.exitCode = 1;
}

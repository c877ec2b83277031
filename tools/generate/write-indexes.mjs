import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { root } from '../setup/root.mjs';

/**
 * Writes generated files that are committed; with `--check` it fails where the committed ones differ.
 * @param {ReadonlyMap<string, string>} files
 * @param {string} script which writes them
 */
export async function writeIndexes(files, script) {
  const isCheck = process.argv.includes('--check');
  for (const [file, text] of files) {
    const before = await readFile(file, 'utf8').catch(() => '');
    if (before === text) continue;
    const name = relative(root, file);
    if (isCheck) {
      process.stdout.write(`${name} is not up to date: run \`node ${relative(root, script)}\`\n`);
      process.exitCode = 1;
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    process.stdout.write(`${name} written\n`);
  }
}

import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { createDocumentApp } from './create-document-app.js';
import { toOpenApi } from './http/index.js';

const target = new URL('../openapi.json', import.meta.url);

/** `node dist/openapi.js` writes `openapi.json`; with `--check` it fails where the committed file differs. */
async function main(): Promise<void> {
  const app = await createDocumentApp();
  const { code: text } = await format('openapi.json', JSON.stringify(toOpenApi(app)), { printWidth: 110 });
  await app.close();
  if (!process.argv.includes('--check')) return writeFile(target, text);
  if ((await readFile(target, 'utf8')) !== text) {
    process.stderr.write('apps/api/openapi.json is not up to date: run `node apps/api/dist/openapi.js`\n');
    process.exitCode = 1;
  }
}

await main();

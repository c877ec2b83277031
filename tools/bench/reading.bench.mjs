import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DocumentRenderer } from '@firstday/documents';

const beside = fileURLToPath(new URL('../../../shared/compliance/pdfs', import.meta.url));
const officialFormsDir = process.env.OFFICIAL_FORMS_DIR ?? (existsSync(beside) ? beside : undefined);
const rounds = 3;

/** Milliseconds to read each PDF that is at hand, the first time and again, and the most memory that whoever asked for it took. */
export async function run() {
  if (!officialFormsDir) {
    console.log('The official PDFs are not here (OFFICIAL_FORMS_DIR): nothing was read.');
    return;
  }
  const files = [officialFormsDir, join(officialFormsDir, '../forms')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.pdf'));
  const renderer = new DocumentRenderer({ threads: 1 });
  const rows = [];
  for (const path of files) rows.push(await measure(renderer, path));
  await renderer.close();
  console.table(rows);
}

async function measure(renderer, path) {
  const bytes = readFileSync(path);
  let mostMemory = process.memoryUsage.rss();
  const look = setInterval(() => (mostMemory = Math.max(mostMemory, process.memoryUsage.rss())), 5);
  const times = [];
  let read;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    read = await renderer.readPdf(bytes);
    times.push(performance.now() - start);
  }
  const pictured = performance.now();
  await renderer.pagePicture({ clean: read.clean, page: 1, width: 1000 });
  const picture = performance.now() - pictured;
  clearInterval(look);
  return {
    file: basename(path),
    pages: read.pages.length,
    fields: read.fields.length,
    'first, ms': Math.round(times[0]),
    'then, ms': Math.round(times.at(-1)),
    'a picture, ms': Math.round(picture),
    'process, MB': Math.round(mostMemory / 2 ** 20),
  };
}

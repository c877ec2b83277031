/*
 * `node tools/sheets/write-sheets.mjs FOLDER` writes what the agencies' PDFs in a folder print, for those who have no such
 * folder: with a new edition of an official form.
 */
import '../house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { officialPdfs } = await import('../../libs/forms/src/index.ts');
const { installedFile } = await import('../../libs/documents/src/official/installed-file.ts');
const { sheetOf } = await import('./sheet-of.ts');

for (const official of officialPdfs.filter(({ sheet }) => sheet !== undefined)) {
  const file = installedFile(process.argv[2], official);
  if (!file) continue;
  const name = official.form.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
  const text = await sheetOf(file);
  writeFileSync(
    join(root, `libs/forms/src/catalog/${official.form}/generated/${official.form}-sheet.ts`),
    `// Written by tools/sheets/write-sheets.mjs from the agency's own file (a work of the United States: 17 U.S.C. 105).\n` +
      `export const ${name}Sheet = \`${text}\`;\n`,
  );
}

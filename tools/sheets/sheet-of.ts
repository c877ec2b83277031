import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { readOfficialFields } from '../../libs/documents/src/official/official-field.ts';
import { readSheet } from './read-sheet.mjs';
import { sheetText } from './sheet-text.mjs';

/** What an official file prints, as text. */
export async function sheetOf(file: string): Promise<string> {
  const document = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
  const pages = document.getPages().map(({ ref }) => ref);
  return sheetText(readOfficialFields(document, pages), await readSheet(file));
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of its letters, in points. */
  readonly size: number;
}

export interface ReadPdf {
  readonly pages: number;
  readonly title: string | null;
  readonly language: string | null;
  /** Keys of the document's catalog. */
  readonly catalog: readonly string[];
  /** What a screen reader says, in its order: only what is tagged. */
  readonly aloud: string;
  readonly hasForm: boolean;
  readonly pieces: readonly ReadText[];
  readonly text: string;
}

/** Reads a PDF with pdf.js, as a browser would: the text that comes back is the text that was put in, or it is not. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pieces: ReadText[] = [];
  let aloud = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    aloud += await spoken(page);
    for (const item of content.items) {
      if (!('str' in item) || item.str === '') continue;
      pieces.push({
        page: number,
        text: item.str,
        x: item.transform[4],
        y: item.transform[5],
        width: item.width,
        size: Math.hypot(item.transform[2], item.transform[3]),
      });
    }
  }
  const read = {
    pages: document.numPages,
    title: textIn(info, 'Title'),
    language: textIn(info, 'Language'),
    catalog: await catalogKeys(bytes),
    hasForm: (await document.getFieldObjects()) !== null,
    pieces,
    aloud: squeezed(aloud),
    text: squeezed(pieces.map(({ text }) => text).join('')),
  };
  await task.destroy();
  return read;
}

/** The text whose baseline starts inside a box, its lines from top to bottom, without white space. */
export function textInBox(
  { pieces }: ReadPdf,
  page: number,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const inside = pieces.filter(
    (piece) =>
      piece.page === page &&
      piece.x >= x - 1 &&
      piece.x <= x + width &&
      piece.y >= y - 2 &&
      piece.y <= y + height,
  );
  return squeezed(inside.map(({ text }) => text).join(''));
}

export function squeezed(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '');
}

/** What `qpdf --check` says of a file; nothing where it has no complaint. */
export function complaintsOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    const { error, status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    if (error)
      throw new Error(
        `qpdf is needed to check documents: install it (apt-get install qpdf). ${error.message}`,
      );
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The marked pieces of a page in the order of the structure tree. */
async function spoken(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) open.forEach((id) => byId.set(id, (byId.get(id) ?? '') + item.str));
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const tree: unknown = await page.getStructTree();
  return idsIn(tree)
    .map((id) => byId.get(id) ?? '')
    .join(' ');
}

function idsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('id' in node && typeof node.id === 'string') return [node.id];
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(idsIn) : [];
}

async function catalogKeys(bytes: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  return catalog.keys().map((key) => key.decodeText());
}

function textIn(info: object, key: string): string | null {
  const value: unknown = Object.entries(info).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}

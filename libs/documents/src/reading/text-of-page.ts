import type { Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';

/** A run of letters of one line of print without a gap. */
export interface PrintedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the letters, in points. */
  readonly size: number;
  readonly bold: boolean;
}

interface Letter extends PrintedWord {
  readonly baseline: number;
}

/** More letters than a printed page holds: what comes after them is not read. */
const mostLetters = 40_000;

/** The words of a page in the order in which the file shows them. */
export function printedWords(document: PdfiumDocument, number: number): readonly PrintedWord[] {
  return document.withPage(number, (page) => {
    const { calls } = document.pdfium;
    const text = calls.FPDFText_LoadPage(page);
    if (text === 0) return [];
    try {
      return toWords(lettersOf(document, text));
    } finally {
      calls.FPDFText_ClosePage(text);
    }
  });
}

/** The text of a page as it is read, lines apart. */
export function textOfPage(document: PdfiumDocument, number: number): string {
  return document.withPage(number, (page) => {
    const { pdfium } = document;
    const text = pdfium.calls.FPDFText_LoadPage(page);
    if (text === 0) return '';
    try {
      const count = Math.min(pdfium.calls.FPDFText_CountChars(text), mostLetters);
      if (count <= 0) return '';
      return pdfium.withMemory(2 * (count + 1), (at) => {
        const written = pdfium.calls.FPDFText_GetText(text, 0, count, at);
        return Buffer.from(pdfium.bytesAt(at, 2 * Math.max(0, written - 1))).toString('utf16le');
      });
    } finally {
      pdfium.calls.FPDFText_ClosePage(text);
    }
  });
}

function* lettersOf({ pdfium }: PdfiumDocument, text: number): Generator<Letter | null> {
  const { calls } = pdfium;
  const count = Math.min(calls.FPDFText_CountChars(text), mostLetters);
  const room = calls.pdfium.wasmExports.malloc(32 + longestName);
  try {
    for (let at = 0; at < count; at += 1) {
      const code = calls.FPDFText_GetUnicode(text, at);
      const character = code > 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      // A line that is typed is to be written on.
      if (/[\s\p{Cc}\ufffe_]/u.test(character)) {
        yield null;
        continue;
      }
      const isFound = calls.FPDFText_GetLooseCharBox(text, at, room);
      const isPlaced = calls.FPDFText_GetCharOrigin(text, at, room + 16, room + 24);
      if (!isFound || !isPlaced) continue;
      const { memory } = pdfium;
      const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((by) =>
        memory.getFloat32(room + by, true),
      );
      if (![left, top, right, bottom].every(Number.isFinite)) continue;
      yield {
        text: character,
        x: left,
        y: bottom,
        width: right - left,
        height: top - bottom,
        baseline: memory.getFloat64(room + 24, true),
        size: calls.FPDFText_GetFontSize(text, at),
        bold: isBold(pdfium, text, at, room + 32),
      };
    }
  } finally {
    calls.pdfium.wasmExports.free(room);
  }
}

const namedBold = /bold|black|heavy|-bd|demi/i;
const longestName = 128;

/** What a font says of its weight is often not so; its name is honest. */
function isBold(pdfium: Pdfium, text: number, at: number, room: number): boolean {
  if (pdfium.calls.FPDFText_GetFontWeight(text, at) >= 600) return true;
  const size = pdfium.calls.FPDFText_GetFontInfo(text, at, room, longestName, 0);
  if (size <= 1 || size > longestName) return false;
  return namedBold.test(Buffer.from(pdfium.bytesAt(room, size - 1)).toString('latin1'));
}

function toWords(letters: Iterable<Letter | null>): readonly PrintedWord[] {
  const words: PrintedWord[] = [];
  let open: Letter[] = [];
  const close = () => {
    const [first] = open;
    if (first) words.push(joined(open));
    open = [];
  };
  for (const letter of letters) {
    const last = open.at(-1);
    if (!letter || (last && !follows(last, letter))) close();
    if (letter) open.push(letter);
  }
  close();
  return words;
}

const follows = (last: Letter, next: Letter): boolean =>
  Math.abs(last.baseline - next.baseline) < 1.5 &&
  // Letters of a ligature have one place.
  next.x >= last.x - 1 &&
  next.x - (last.x + last.width) < 0.3 * Math.max(last.height, next.height);

function joined(letters: readonly Letter[]): PrintedWord {
  const x = Math.min(...letters.map((letter) => letter.x));
  const y = Math.min(...letters.map((letter) => letter.y));
  return {
    text: letters.map(({ text }) => text).join(''),
    x,
    y,
    width: Math.max(...letters.map((letter) => letter.x + letter.width)) - x,
    height: Math.max(...letters.map((letter) => letter.y + letter.height)) - y,
    size: letters[0]?.size ?? 0,
    bold: letters.filter(({ bold }) => bold).length > letters.length / 2,
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** The look of a text; each has a chain of faces, tried in order for every character. */
export type Style = 'regular' | 'bold' | 'italic' | 'signature';

/** One font file, opened when the first character asks for it and kept for the life of the thread. */
export class Face {
  private factor: number | undefined;
  private readonly advances = new Map<number, number>();
  private readonly simple = new Map<number, SimpleGlyph | null>();

  constructor(
    readonly name: string,
    private readonly open: () => fontkit.Font,
    readonly slant = 0,
    /** Naskh letters are small for their size: beside Latin they are set larger. */
    readonly magnification = 1,
  ) {}

  /** The same font at a slope: Chinese, Japanese and Korean fonts have no italics for a signature. */
  leaning(slant: number): Face {
    return new Face(this.name, this.open, slant, this.magnification);
  }

  get font(): fontkit.Font {
    return this.open();
  }

  /** Metrics are in thousandths of the font size, as PDF counts. */
  get scale(): number {
    this.factor ??= 1000 / this.font.unitsPerEm;
    return this.factor;
  }

  /** How far a glyph moves the pen, as the font has it and viewers read it. */
  advanceOf(glyphId: number): number {
    const known = this.advances.get(glyphId);
    if (known !== undefined) return known;
    const advance = Math.round(this.font.getGlyph(glyphId).advanceWidth * this.scale);
    this.advances.set(glyphId, advance);
    return advance;
  }

  has(codePoint: number): boolean {
    return this.glyph(codePoint) !== null;
  }

  /** A glyph that stands for exactly one character and needs no shaping. */
  glyph(codePoint: number): SimpleGlyph | null {
    const known = this.simple.get(codePoint);
    if (known !== undefined) return known;
    const found = this.font.hasGlyphForCodePoint(codePoint) ? this.measure(codePoint) : null;
    this.simple.set(codePoint, found);
    return found;
  }

  private measure(codePoint: number): SimpleGlyph {
    const glyph = this.font.glyphForCodePoint(codePoint);
    return { id: glyph.id, codePoints: [codePoint], advance: glyph.advanceWidth * this.scale };
  }
}

export interface SimpleGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advance: number;
}

const latin = (file: string) => face(file, () => besideMain('@embedpdf/fonts-latin', `${file}.ttf`));
const arabic = (file: string) => face(file, () => besideMain('@embedpdf/fonts-arabic', `${file}.ttf`), 1.2);
const hebrew = (file: string) => face(file, () => besideMain('@embedpdf/fonts-hebrew', `${file}.ttf`));
const han = (file: string) => face(file, () => besideMain('@embedpdf/fonts-sc', `${file}.otf`));
const korean = (file: string) => face(file, () => besideMain('@embedpdf/fonts-kr', `${file}.otf`));
const thai = (file: string) =>
  face(file, () => require.resolve(`@expo-google-fonts/noto-sans-thai/${folderOf(file)}/${file}.ttf`));
const symbols = face('NotoSansSymbols2_400Regular', () =>
  require.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
);
const script = (file: string) =>
  face(file, () => require.resolve(`@expo-google-fonts/dancing-script/${folderOf(file)}/${file}.ttf`));

const sans = latin('NotoSans-Regular');
const sansItalic = latin('NotoSans-Italic');
const naskh = arabic('NotoNaskhArabic-Regular');
const hebrewRegular = hebrew('NotoSansHebrew-Regular');
const thaiRegular = thai('NotoSansThai_400Regular');
const hans = han('NotoSansHans-Regular');
const hangul = korean('NotoSansKR-Regular');

/** Latin with Vietnamese marks, Cyrillic, Greek and Devanagari are in Noto Sans; each other script has its own face. */
export const faces: Readonly<Record<Style, readonly [Face, ...Face[]]>> = {
  regular: [sans, naskh, hebrewRegular, thaiRegular, hans, hangul, symbols],
  bold: [
    latin('NotoSans-SemiBold'),
    arabic('NotoNaskhArabic-Bold'),
    hebrew('NotoSansHebrew-Bold'),
    thai('NotoSansThai_600SemiBold'),
    han('NotoSansHans-Bold'),
    korean('NotoSansKR-Bold'),
    symbols,
  ],
  italic: [sansItalic, naskh, hebrewRegular, thaiRegular, hans, hangul, symbols],
  signature: [
    script('DancingScript_600SemiBold'),
    sansItalic,
    naskh,
    hebrewRegular,
    thaiRegular,
    hans.leaning(0.2),
    hangul.leaning(0.2),
    symbols,
  ],
};

function face(name: string, path: () => string, magnification = 1): Face {
  let opened: fontkit.Font | undefined;
  return new Face(name, () => (opened ??= openFont(path())), 0, magnification);
}

/** These packages export their entry only; the fonts lie in a folder next to the entry's. */
function besideMain(packageName: string, file: string): string {
  return join(dirname(require.resolve(packageName)), '..', 'fonts', file);
}

function folderOf(file: string): string {
  return file.slice(file.indexOf('_') + 1);
}

function openFont(path: string): fontkit.Font {
  const font = fontkit.create(readFileSync(path));
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts, not one font`);
  return font;
}

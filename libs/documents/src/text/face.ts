import type * as fontkit from 'fontkit';
import type * as harfbuzz from 'harfbuzzjs';
import type { FontFile } from './font-file.js';

export interface SimpleGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advance: number;
}

interface FaceLook {
  readonly slant?: number;
  readonly magnification?: number;
}

/** A font as a text is set in it. */
export class Face {
  private factor: number | undefined;
  private readonly advances = new Map<number, number>();
  private readonly simple = new Map<number, SimpleGlyph | null>();

  constructor(
    readonly name: string,
    private readonly file: FontFile,
    private readonly look: FaceLook = {},
  ) {}

  get slant(): number {
    return this.look.slant ?? 0;
  }

  /** Naskh letters are small for their size: beside Latin they are set larger. */
  get magnification(): number {
    return this.look.magnification ?? 1;
  }

  /** The same font at a slope: Chinese, Japanese and Korean fonts have no italics for a signature. */
  leaning(slant: number): Face {
    return new Face(this.name, this.file, { ...this.look, slant });
  }

  get font(): fontkit.Font {
    return this.file.font;
  }

  get shaper(): harfbuzz.Font {
    return this.file.shaper;
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

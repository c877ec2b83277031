import type { EmbeddedFonts } from '../text/embedded-font.js';
import type { PlacedGlyph } from '../text/placed-glyph.js';
import type { ShapedLine } from '../text/shape.js';
import type { Color } from './color.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Operators of one page's content stream, in the order of reading. */
export class Marks {
  /** Resources that the operators name. */
  readonly fonts = new Map<string, import('pdf-lib').PDFRef>();
  readonly images = new Map<string, import('pdf-lib').PDFRef>();
  private readonly operators: string[] = [];

  constructor(private readonly embedded: EmbeddedFonts) {}

  get isEmpty(): boolean {
    return this.operators.length === 0;
  }

  /** Draws a shaped line with its baseline starting at a point. */
  /** @param stretch of the letters' widths */
  text(line: ShapedLine, size: number, { x, y }: Point, color: Color, stretch = 1): void {
    this.operators.push('BT', `${rgb(color)} rg`);
    if (stretch !== 1) this.operators.push(`${number(stretch * 100)} Tz`);
    let left = x;
    for (const { face, glyphs, width, text, isRightToLeft } of line.runs) {
      const set = size * face.magnification;
      const font = this.embedded.of(face);
      this.fonts.set(font.resource, font.ref);
      this.operators.push(
        `/${font.resource} ${number(set)} Tf`,
        `1 0 ${number(face.slant)} 1 ${number(left)} ${number(y)} Tm`,
      );
      const spoken = isRightToLeft ? '' : actualText(glyphs, text);
      if (spoken) this.operators.push(`/Span << /ActualText <${spoken}> >> BDC`);
      for (const segment of sameHeight(glyphs)) this.showSegment(segment, font, set);
      if (spoken) this.operators.push('EMC');
      left += (width * size * stretch) / 1000;
    }
    if (stretch !== 1) this.operators.push('100 Tz');
    this.operators.push('ET');
  }

  box({ x, y, width, height }: Rectangle, stroke: Color, lineWidth = 0.75): void {
    this.operators.push(`q ${rgb(stroke)} RG ${number(lineWidth)} w ${numbers(x, y, width, height)} re S Q`);
  }

  fill({ x, y, width, height }: Rectangle, color: Color): void {
    this.operators.push(`q ${rgb(color)} rg ${numbers(x, y, width, height)} re f Q`);
  }

  rule(from: Point, to: Point, color: Color, lineWidth = 0.75): void {
    this.operators.push(
      `q ${rgb(color)} RG ${number(lineWidth)} w ${numbers(from.x, from.y)} m ${numbers(to.x, to.y)} l S Q`,
    );
  }

  image(name: string, ref: import('pdf-lib').PDFRef, { x, y, width, height }: Rectangle): void {
    this.images.set(name, ref);
    this.operators.push(`q ${numbers(width, 0, 0, height, x, y)} cm /${name} Do Q`);
  }

  /** Puts what `draw` draws into a marked sequence: a tag with its number on this page, or an artifact. */
  marked(tag: string, properties: string, draw: () => void): void {
    this.operators.push(properties === '' ? `/${tag} BMC` : `/${tag} ${properties} BDC`);
    draw();
    this.operators.push('EMC');
  }

  raw(...operators: readonly string[]): void {
    this.operators.push(...operators);
  }

  bytes(): Uint8Array {
    return Buffer.from(this.operators.join('\n'), 'latin1');
  }

  private showSegment(
    glyphs: readonly PlacedGlyph[],
    font: ReturnType<EmbeddedFonts['of']>,
    size: number,
  ): void {
    const rise = ((glyphs[0]?.dy ?? 0) * size) / 1000;
    if (rise !== 0) this.operators.push(`${number(rise)} Ts`);
    this.operators.push(`[${adjusted(glyphs, font)}] TJ`);
    if (rise !== 0) this.operators.push('0 Ts');
  }
}

/** Codes with the moves between them that shaping asked for. */
function adjusted(glyphs: readonly PlacedGlyph[], font: ReturnType<EmbeddedFonts['of']>): string {
  let out = '';
  let codes = '';
  const move = (distance: number) => {
    if (Math.abs(distance) < 0.5) return;
    out += codes === '' ? '' : `<${codes}>`;
    // Two moves may follow each other.
    out += `${number(-distance)} `;
    codes = '';
  };
  for (const glyph of glyphs) {
    const dx = glyph.dx ?? 0;
    move(dx);
    codes += font.encode(glyph);
    move(glyph.advance - dx - font.nominalAdvance(glyph));
  }
  return codes === '' ? out : `${out}<${codes}>`;
}

/**
 * What a run says, for readers that cannot tell from its glyphs: where several stand for several characters together, or
 * marks lie on top of letters (ISO 32000-2, 14.9.4). Not for text from right to left, which poppler would turn around twice.
 */
function actualText(glyphs: readonly PlacedGlyph[], text: string): string {
  const isPlain = glyphs.every(({ codePoints, advance }) => codePoints.length === 1 && advance > 0);
  return isPlain ? '' : Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
}

function sameHeight(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const segments: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const current = segments.at(-1);
    if (current && (current[0]?.dy ?? 0) === (glyph.dy ?? 0)) current.push(glyph);
    else segments.push([glyph]);
  }
  return segments;
}

function rgb(color: Color): string {
  return numbers(...color);
}

function numbers(...values: readonly number[]): string {
  return values.map(number).join(' ');
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

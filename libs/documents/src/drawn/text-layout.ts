import { ink, type Color } from '../page/color.js';
import type { Style } from '../text/faces.js';
import { wrap } from '../text/fit.js';
import type { ShapedLine } from '../text/shape.js';
import type { DrawnPage } from './paginate.js';

export interface TextStyle {
  readonly size: number;
  readonly style?: Style;
  readonly color?: Color;
  /** Height of a line as a multiple of the size. */
  readonly spacing?: number;
  /** `script`: right-to-left lines start at the right. An answer stays at its label: at the start, the default. */
  readonly align?: 'start' | 'end' | 'script';
}

/** A text broken into lines at a width: its height is known before it is drawn. */
export class TextLayout {
  readonly lines: readonly ShapedLine[];
  readonly leading: number;

  constructor(
    text: string,
    private readonly width: number,
    private readonly look: TextStyle,
  ) {
    this.lines = wrap(text, look.style ?? 'regular', look.size, width);
    this.leading = look.size * (look.spacing ?? 1.36);
  }

  get height(): number {
    return this.lines.length * this.leading;
  }

  draw(page: DrawnPage, x: number, top: number): void {
    this.lines.forEach((_, index) => this.drawLine(page, index, x, top - index * this.leading));
  }

  /** One line with the top of its space at `top`. */
  drawLine(page: DrawnPage, index: number, x: number, top: number): void {
    const line = this.lines[index];
    if (!line) return;
    const { size, color = ink, align = 'start' } = this.look;
    const atEnd = align === 'end' || (align === 'script' && line.rightToLeft);
    const left = atEnd ? x + this.width - (line.width * size) / 1000 : x;
    page.marks.text(line, size, { x: left, y: top - (this.leading + size * 0.714) / 2 }, color);
  }
}

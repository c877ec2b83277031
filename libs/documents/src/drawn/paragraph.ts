import { type Color } from '../page/color.js';
import { column, sheet, type Block } from './paginate.js';
import type { Tag } from './tag.js';
import { TextLayout, type TextStyle } from './text-layout.js';

export function space(height: number): Block {
  return { height, draw: () => undefined };
}

interface ParagraphStyle extends TextStyle {
  readonly indent?: number;
  /** A bar at its left: text that the law fixes stands apart from ours. */
  readonly bar?: Color;
  readonly keepsWithNext?: boolean;
}

/** A paragraph, one block a line, so that it can run on to the next page; two lines at least stay together. */
export function paragraph(text: string, tag: Tag, look: ParagraphStyle): Block[] {
  const { indent = 0, bar } = look;
  const inner = indent + (bar ? 10 : 0);
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '');
  return parts.flatMap((part, partIndex) => {
    const laid = new TextLayout(part, column - inner, { align: 'script', ...look });
    const isLast = partIndex === parts.length - 1;
    return laid.lines.map((_, index) => {
      const ends = index === laid.lines.length - 1;
      const height = laid.leading + (ends && !isLast ? 2.5 : 0);
      return {
        height,
        keepsWithNext:
          (laid.lines.length > 1 && (index === 0 || index === laid.lines.length - 2)) ||
          (ends && isLast && look.keepsWithNext === true),
        draw: (page, top) => {
          if (bar)
            page.artifact(() =>
              page.marks.fill({ x: sheet.side + indent, y: top - height, width: 1.75, height }, bar),
            );
          page.tagged(tag, () => laid.drawLine(page, index, sheet.side + inner, top));
        },
      } satisfies Block;
    });
  });
}

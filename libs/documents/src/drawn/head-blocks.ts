import { accent, muted } from '../page/color.js';
import { printedText, type PrintContext } from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { column, sheet, type Block } from './paginate.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';

/** The title, and why it is asked. */
export function headBlocks(reading: PrintContext, root: Tag): Block[] {
  const { edition } = reading;
  const title = titleBlock(printedText(reading, edition.title), root.add('H1'));
  const purpose = paragraph(printedText(reading, edition.purpose), root.add('P'), { size: 10, color: muted });
  return [title, ...purpose, space(6)];
}

function titleBlock(text: string, tag: Tag): Block {
  const title = new TextLayout(text, column, { size: 18, style: 'bold', spacing: 1.25 });
  const height = title.height + 10;
  return {
    height: height + 12,
    draw: (page, top) => {
      page.tagged(tag, () => title.draw(page, sheet.side, top));
      const rule = { x: sheet.side, y: top - height, width: column, height: 2 };
      page.artifact(() => page.marks.fill(rule, accent));
    },
  };
}

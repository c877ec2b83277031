import { accent, ink, muted } from '../page/color.js';
import { isGovernment, printedText, type PrintContext } from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { column, sheet, type Block } from './paginate.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';
import { documentLabels } from './document-labels.js';

const NUMBERS = 140;

/** The title; on a government form its name, numbers and edition beside it, on ours why it is asked. */
export function headBlocks(reading: PrintContext, root: Tag): Block[] {
  const purpose = paragraph(printedText(reading, reading.edition.purpose), root.add('P'), {
    size: 10,
    color: muted,
  });
  return isGovernment(reading)
    ? [titleBlock(reading, root)]
    : [titleBlock(reading, root), ...purpose, space(6)];
}

function titleBlock(reading: PrintContext, root: Tag): Block {
  const { edition } = reading;
  const isOfficial = isGovernment(reading);
  const [nameTag, titleTag, numbersTag] = [root.add('P'), root.add('H1'), root.add('P')];
  const name = new TextLayout(edition.shortName.en, NUMBERS, { size: 13, style: 'bold', align: 'end' });
  const title = new TextLayout(
    printedText(reading, edition.title),
    column - (isOfficial ? NUMBERS + 10 : 0),
    {
      size: 18,
      style: 'bold',
      spacing: 1.25,
    },
  );
  const numbers = new TextLayout(numbersOf(reading), NUMBERS, { size: 7.75, color: muted, align: 'end' });
  const height = (isOfficial ? Math.max(title.height, name.height + numbers.height) : title.height) + 10;
  const right = sheet.side + column - NUMBERS;
  return {
    height: height + 12,
    draw: (page, top) => {
      if (isOfficial) page.tagged(nameTag, () => name.draw(page, right, top));
      page.tagged(titleTag, () => title.draw(page, sheet.side, top));
      if (isOfficial) page.tagged(numbersTag, () => numbers.draw(page, right, top - name.height));
      const rule = { x: sheet.side, y: top - height, width: column, height: isOfficial ? 3 : 2 };
      page.artifact(() => page.marks.fill(rule, isOfficial ? ink : accent));
    },
  };
}

function numbersOf({ edition }: PrintContext): string {
  const words = documentLabels('en');
  const expires = edition.expires && `${words.expires} ${edition.expires}`;
  return [edition.omb, expires, `${words.edition} ${edition.edition}`].filter(Boolean).join('\n');
}

import type { CertificateEvent, CertificateInput } from '../certificate-input.js';
import { line } from '../page/color.js';
import { actionIn, certificateLabels } from './certificate-labels.js';
import { type Block, column, sheet } from './paginate.js';
import { paragraph, space } from './paragraph.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';
import { utc } from './utc.js';

/** The audit trail as a table. */
export function eventBlocks({ events, locale }: CertificateInput, tag: Tag): Block[] {
  const words = certificateLabels(locale);
  const header = eventRow([words.time, words.event, words.actor, words.address], tag, true);
  return [
    ...paragraph(words.events, tag.add('H2'), { size: 12, style: 'bold', keepsWithNext: true }),
    { ...space(3), keepsWithNext: true },
    { ...header, keepsWithNext: true },
    ...events.map((event) => eventRow(eventTexts(event, locale), tag, false)),
    space(14),
  ];
}

function eventTexts({ at, action, actor, ipAddress, detail }: CertificateEvent, locale: string): string[] {
  const what = [actionIn(locale, action), detail && withoutNumbers(detail)].filter(Boolean).join(': ');
  return [utc(at), what, actor, ipAddress ?? ''];
}

function eventRow(texts: readonly string[], parent: Tag, isHeader: boolean): Block {
  const widths = [126, 182, 106, 90];
  const style = isHeader ? 'bold' : 'regular';
  const laid = texts.map((text, at) => new TextLayout(text, (widths[at] ?? 80) - 8, { size: 8, style }));
  const tag = parent.add('P');
  const height = Math.max(...laid.map((text) => text.height)) + 5;
  return {
    height,
    draw: (page, top) => {
      const from = { x: sheet.side, y: top - height };
      page.artifact(() => page.marks.rule(from, { x: sheet.side + column, y: top - height }, line, 0.5));
      page.tagged(tag, () =>
        laid.forEach((text, at) => {
          const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
          text.draw(page, sheet.side + before, top - 2.5);
        }),
      );
    },
  };
}

/** A Social Security or account number that found its way into a note is not spread further. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d[\d -]{7,}\d/g, (number) => `••••${number.slice(-4)}`);
}

import { asDrawable } from '@firstday/domain/drawing';
import type { OfficialBox } from '@firstday/forms';
import { usDate } from '@firstday/forms/engine';
import { paragraph, space } from '../drawn/paragraph.js';
import { column, sheet, type Block, type DrawnPage } from '../drawn/paginate.js';
import type { Tag } from '../drawn/tag.js';
import { TextLayout } from '../drawn/text-layout.js';
import { ink, line, muted, pen } from '../page/color.js';
import { lineThrough, LEGIBLE } from './draw-note.js';
import { markOf, type StruckBox } from './struck-boxes.js';
import type { StruckEntry } from './struck-entries.js';

export interface FormWithCorrections {
  readonly name: string;
  readonly title: string;
  /** Whose form it is: its pages may be parted. */
  readonly holder: string;
  readonly boxName: (box: OfficialBox) => string;
}

const PAD = 4;
const SIZE = 8.5;
const columns = [
  { head: 'No.', width: 30 },
  { head: 'Box', width: 116 },
  { head: 'Earlier entry', width: 100 },
  { head: 'New entry', width: 100 },
  { head: 'Initials, date', width: 64 },
  { head: 'Reason', width: 94 },
] as const;
const EARLIER = 2;
const looks = {
  TH: { size: SIZE, style: 'bold', color: ink, spacing: 1.3 },
  TD: { size: SIZE, color: pen, spacing: 1.3 },
} as const;

/** The page of corrections: each with its number, box, both entries, initials, date and reason. */
export function correctionBlocks(
  form: FormWithCorrections,
  listed: readonly StruckBox[],
  root: Tag,
): Block[] {
  const table = root.add('Table');
  return [
    ...paragraph(`Corrections to ${form.name}`, root.add('H1'), {
      size: 16,
      style: 'bold',
      keepsWithNext: true,
    }),
    space(4),
    ...paragraph(introduction(form), root.add('P'), { size: 9, color: muted }),
    space(10),
    row(
      columns.map(({ head }) => head),
      table,
      'TH',
    ),
    ...listed.flatMap((box) => box.entries.map((entry) => entryRow(form, box, entry, table))),
  ];
}

const introduction = ({ name, title, holder }: FormWithCorrections): string =>
  [
    `Attached to ${name}, ${title}${holder === '' ? '' : `, of ${holder}`}.`,
    `Boxes that show a number such as ${markOf(1)} have been corrected, and have no room to show it in letters of`,
    `${LEGIBLE} points or more. The form has the entry that stands now. Each earlier entry is lined through here, with the`,
    'initials of who corrected it and the date.',
  ].join(' ');

function cellsOf({ boxName }: FormWithCorrections, box: StruckBox, entry: StruckEntry): readonly string[] {
  const { initials, on, reason } = entry.correction;
  return [
    markOf(box.number ?? 0),
    'field' in box.box ? boxName(box.box) : '',
    written(entry, entry.was),
    written(entry, entry.became),
    `${initials} ${usDate(on)}`,
    // Given before such letters were refused: the correction is told all the same.
    asDrawable(reason ?? ''),
  ];
}

const written = ({ isCheckbox }: StruckEntry, text: string | null): string =>
  isCheckbox ? (text === null ? 'not checked' : 'checked') : (text ?? '(blank)');

function entryRow(form: FormWithCorrections, box: StruckBox, entry: StruckEntry, table: Tag): Block {
  return row(cellsOf(form, box, entry), table, 'TD', entry.was === null ? null : EARLIER);
}

/** @param struck the cell that is lined through */
function row(texts: readonly string[], table: Tag, type: 'TH' | 'TD', struck: number | null = null): Block {
  const tag = table.add('TR');
  const cells = columns.map(({ width }, at) => ({
    tag: tag.add(type),
    left: sheet.side + PAD + columns.slice(0, at).reduce((sum, before) => sum + before.width, 0),
    layout: new TextLayout(texts[at] ?? '', width - 2 * PAD, looks[type]),
  }));
  const height = Math.max(...cells.map(({ layout }) => layout.height)) + 2 * PAD;
  return {
    height,
    keepsWithNext: type === 'TH',
    draw: (page, top) => {
      const foot = { x: sheet.side, y: top - height };
      page.artifact(() => page.marks.rule(foot, { ...foot, x: foot.x + column }, line, 0.75));
      cells.forEach(({ tag: cell, left, layout }, at) =>
        page.tagged(cell, () => {
          layout.draw(page, left, top - PAD);
          if (at === struck) strike(page, layout, left, top - PAD);
        }),
      );
    },
  };
}

function strike(page: DrawnPage, { lines, leading }: TextLayout, left: number, top: number): void {
  lines.forEach(({ width }, index) => {
    const y = top - (index + 0.5) * leading - 0.4;
    lineThrough(page.marks, { from: left - 1, to: left + (width * SIZE) / 1000 + 1, y }, 0.6);
  });
}

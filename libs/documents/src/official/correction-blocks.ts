import { asDrawable } from '@firstday/domain/drawing';
import { usDate } from '@firstday/forms/engine';
import { paragraph, space } from '../drawn/paragraph.js';
import type { Block } from '../drawn/paginate.js';
import type { Tag } from '../drawn/tag.js';
import { muted } from '../page/color.js';
import type { AttachedForm } from './append-listing.js';
import { LEGIBLE } from './draw-note.js';
import { entryRow, headRow } from './entry-row.js';
import { markOf, type StruckBox } from './struck-boxes.js';
import type { StruckEntry } from './struck-entries.js';

const columns = [
  { head: 'No.', width: 30 },
  { head: 'Box', width: 116 },
  { head: 'Earlier entry', width: 100 },
  { head: 'New entry', width: 100 },
  { head: 'Initials, date', width: 64 },
  { head: 'Reason', width: 94 },
] as const;
const EARLIER = 2;

/** The page of corrections: each with its number, box, both entries, initials, date and reason. */
export function correctionBlocks(form: AttachedForm, listed: readonly StruckBox[], root: Tag): Block[] {
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
    headRow(columns, table),
    ...listed.flatMap((box) => box.entries.map((entry) => correctionRow(form, box, entry, table))),
  ];
}

const introduction = ({ name, title, holder }: AttachedForm): string =>
  [
    `Attached to ${name}, ${title}${holder === '' ? '' : `, of ${holder}`}.`,
    `Boxes that show a number such as ${markOf(1)} have been corrected, and have no room to show it in letters of`,
    `${LEGIBLE} points or more. The form has the entry that stands now. Each earlier entry is lined through here, with the`,
    'initials of who corrected it and the date.',
  ].join(' ');

function cellsOf({ boxName }: AttachedForm, box: StruckBox, entry: StruckEntry): readonly string[] {
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

function correctionRow(form: AttachedForm, box: StruckBox, entry: StruckEntry, table: Tag): Block {
  return entryRow(columns, cellsOf(form, box, entry), table, entry.was === null ? null : EARLIER);
}

/** @param struck the cell that is lined through */

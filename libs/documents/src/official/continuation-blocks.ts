import { paragraph, space } from '../drawn/paragraph.js';
import type { Block } from '../drawn/paginate.js';
import type { Tag } from '../drawn/tag.js';
import { muted } from '../page/color.js';
import type { AttachedForm } from './append-listing.js';
import { continuationMark, type ContinuedEntry } from './continued-entries.js';
import { LEGIBLE } from './draw-note.js';
import { entryRow, headRow } from './entry-row.js';

const columns = [
  { head: 'No.', width: 30 },
  { head: 'Box', width: 144 },
  { head: 'Whole entry', width: 330 },
] as const;

/** The page of entries that their boxes have no room for: each with its number and box, whole. */
export function continuationBlocks(
  form: AttachedForm,
  entries: readonly ContinuedEntry[],
  root: Tag,
): Block[] {
  const table = root.add('Table');
  return [
    ...paragraph(`Continuation of ${form.name}`, root.add('H1'), {
      size: 16,
      style: 'bold',
      keepsWithNext: true,
    }),
    space(4),
    ...paragraph(introduction(form), root.add('P'), { size: 9, color: muted }),
    space(10),
    headRow(columns, table),
    ...entries.map(({ box, number, text }) =>
      entryRow(columns, [continuationMark(number), 'field' in box ? form.boxName(box) : '', text], table),
    ),
  ];
}

const introduction = ({ name, title, holder }: AttachedForm): string =>
  [
    `Attached to ${name}, ${title}${holder === '' ? '' : `, of ${holder}`}.`,
    `Boxes that end in a number such as ${continuationMark(1)} have no room for the whole entry in letters of ${LEGIBLE} points`,
    'or more. The whole entry is here.',
  ].join(' ');

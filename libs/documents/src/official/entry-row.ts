import { column, sheet, type Block, type DrawnPage } from '../drawn/paginate.js';
import type { Tag } from '../drawn/tag.js';
import { TextLayout } from '../drawn/text-layout.js';
import { ink, line, pen } from '../page/color.js';
import { lineThrough } from './draw-note.js';

const PAD = 4;
const SIZE = 8.5;
const looks = {
  TH: { size: SIZE, style: 'bold', color: ink, spacing: 1.3 },
  TD: { size: SIZE, color: pen, spacing: 1.3 },
} as const;

export interface ListingColumn {
  readonly head: string;
  readonly width: number;
}

export const headRow = (columns: readonly ListingColumn[], table: Tag): Block =>
  row(
    columns,
    columns.map(({ head }) => head),
    { table, type: 'TH' },
  );

/** @param struck the cell that is lined through */
export const entryRow = (
  columns: readonly ListingColumn[],
  texts: readonly string[],
  table: Tag,
  struck: number | null = null,
): Block => row(columns, texts, { table, type: 'TD', struck });

interface RowKind {
  readonly table: Tag;
  readonly type: 'TH' | 'TD';
  readonly struck?: number | null;
}

function row(
  columns: readonly ListingColumn[],
  texts: readonly string[],
  { table, type, struck = null }: RowKind,
): Block {
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

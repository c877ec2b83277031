import type { FormPdfContent } from '@firstday/domain';
import type { ReadBox, ReadField } from './read-field.js';

/** Where something stands on a sheet, as forms say it. */
export type PlacedBox = Pick<
  FormPdfContent['boxes'][number],
  'page' | 'x' | 'y' | 'width' | 'height' | 'comb'
>;

const [mostCells, furthest] = [60, 20_000] as const;

export const boxesOf = ({ boxes }: ReadField): readonly PlacedBox[] => boxes.map(placedBox);

export function placedBox({ page, x, y, width, height, comb }: ReadBox): PlacedBox {
  return {
    page,
    x: rounded(Math.min(furthest, Math.max(-furthest, x))),
    y: rounded(Math.min(furthest, Math.max(-furthest, y))),
    width: rounded(Math.min(furthest, Math.max(1, width))),
    height: rounded(Math.min(furthest, Math.max(1, height))),
    ...(comb !== undefined && comb >= 2 && comb <= mostCells && { comb }),
  };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

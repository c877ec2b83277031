import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawing } from './drawing.ts';
import type { House } from './measure.ts';

const mark = { begin: '<!-- drawn by npm run house -->', end: '<!-- end of the drawing -->' };
const fileOf = (root: string): string => join(root, 'docs', 'house.md');

/** Writes the drawing of the rooms into docs/house.md. */
export function writeDrawing(root: string, house: House): void {
  writeFileSync(fileOf(root), withDrawing(readFileSync(fileOf(root), 'utf8'), house));
}

/** Whether docs/house.md shows the rooms as they are. */
export function isDrawingCurrent(root: string, house: House): boolean {
  const text = readFileSync(fileOf(root), 'utf8');
  return text === withDrawing(text, house);
}

function withDrawing(text: string, { arrows }: House): string {
  const [from, to] = [text.indexOf(mark.begin), text.indexOf(mark.end)];
  if (from === -1 || to === -1) throw new Error('docs/house.md has no place for the drawing.');
  const drawn = `${mark.begin}\n\n\`\`\`mermaid\n${drawing(arrows)}\n\`\`\`\n\n`;
  return text.slice(0, from) + drawn + text.slice(to);
}

import type { OfficialBox, OfficialPlace } from '@firstday/forms';
import type { PDFRef } from 'pdf-lib';
import type { Rectangle } from '../page/marks.js';
import type { OfficialField } from './official-field.js';
import type { OfficialSheet } from './official-sheet.js';
import type { Template } from './template.js';

/** Where a box stands on the official form. */
export interface BoxPosition {
  readonly page: number;
  readonly rectangle: Rectangle;
  readonly field: OfficialField | null;
  /** With an earlier entry that was lined through. */
  readonly isShared?: boolean;
}

export function positionOf(template: Template, box: OfficialBox | OfficialPlace): BoxPosition {
  if ('page' in box) return { page: box.page, rectangle: box, field: null };
  const field = template.fields.filter(({ name }) => name === box.field)[box.widget ?? 0];
  if (!field) throw new Error(`The official form has no field "${box.field}"`);
  return { page: field.page, rectangle: field.rectangle, field };
}

export function sheetOf(sheets: readonly OfficialSheet[], { page }: BoxPosition): OfficialSheet {
  const sheet = sheets[page - 1];
  if (!sheet) throw new Error(`The official form has no page ${page}`);
  return sheet;
}

export function tagOf({ field }: BoxPosition): PDFRef | null {
  return field?.tag ?? null;
}

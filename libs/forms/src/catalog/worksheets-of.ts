import type { Edition } from '../edition.js';
import type { Worksheet } from '../worksheet.js';
import { forms } from './index.js';

/** The worksheets of an edition. */
export function worksheetsOf({ form, edition }: Pick<Edition, 'edition' | 'form'>): readonly Worksheet[] {
  const definition = Object.values(forms).find(({ key }) => key === form);
  return definition?.worksheets?.[edition] ?? [];
}

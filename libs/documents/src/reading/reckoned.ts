import type { ReadField } from '@firstday/forms';

const reckons =
  /^(?:total\b|sum\b|add\b|subtract\b|multiply\b|divide\b|if line\b|(?:enter )?(?:the )?(?:smaller|larger|result|difference)\b)|\bline [A-Z\d]\b|\bthis is your total\b/i;

/** What is reckoned from the entries above it in a column is of their kind. */
export function reckoned(fields: readonly ReadField[]): readonly ReadField[] {
  return fields.map((field, at) => {
    if (field.kind !== 'text' || !reckons.test(field.label)) return field;
    const before = fields
      .slice(0, at)
      .findLast(
        ({ kind, page, box }) => page === field.page && isAmount(kind) && Math.abs(box.x - field.box.x) < 12,
      );
    return { ...field, kind: before?.kind === 'number' ? 'number' : 'money' };
  });
}

const isAmount = (kind: ReadField['kind']): boolean => kind === 'money' || kind === 'number';

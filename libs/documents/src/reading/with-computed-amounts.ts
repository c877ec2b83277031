import type { ReadField } from '@firstday/forms';

const computed =
  /^(?:total\b|sum\b|add\b|subtract\b|multiply\b|divide\b|if line\b|(?:enter )?(?:the )?(?:smaller|larger|result|difference)\b)|\bline [A-Z\d]\b|\bthis is your total\b/i;

/** What is worked out from the entries above it in a column is of their kind. */
export function withComputedAmounts(fields: readonly ReadField[]): readonly ReadField[] {
  return fields.map((field, at) => {
    if (field.kind !== 'text' || !computed.test(field.label)) return field;
    const before = fields
      .slice(0, at)
      .findLast(
        ({ kind, page, box }) => page === field.page && isAmount(kind) && Math.abs(box.x - field.box.x) < 12,
      );
    return { ...field, kind: before?.kind === 'number' ? 'number' : 'money' };
  });
}

const isAmount = (kind: ReadField['kind']): boolean => kind === 'money' || kind === 'number';

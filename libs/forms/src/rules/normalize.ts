import type { Field } from '../field.js';
import { readDate } from '../kinds/date.js';

const compact = (text: string): string => text.replaceAll(/[\s\-‐-―]/gu, '').toUpperCase();

/** How text is normalized, by the rule that applies to it, before it is validated and kept. */
const normalizers: Readonly<Record<string, (text: string) => string>> = {
  a_number: compact,
  i94_number: compact,
  itin: compact,
  passport_number: compact,
  postal_code_of: compact,
  date_or_one_of: (text) => readDate(text) ?? text.trim().toUpperCase(),
};

export function normalize(given: unknown, field: Field): unknown {
  if (typeof given !== 'string') return given;
  const rule = field.rules?.find((it) => Object.hasOwn(normalizers, it.rule));
  // A ZIP+4 keeps its first five digits: the boxes of Form I-9 have no room for more.
  const zip = rule?.rule === 'postal_code_of' ? /^\s*(\d{5})-\d{4}\s*$/.exec(given)?.[1] : undefined;
  return zip ?? (rule ? (normalizers[rule.rule]?.(given) ?? given) : given);
}

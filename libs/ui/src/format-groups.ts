import type { FieldKind } from '@firstday/forms';

interface Groups {
  readonly sizes: readonly number[];
  readonly separator: string;
}

/** How people write the numbers that they are used to: 123-45-6789. */
const groups: Partial<Record<FieldKind, Groups>> = {
  ein: { sizes: [2, 7], separator: '-' },
  ssn: { sizes: [3, 2, 4], separator: '-' },
};

const phone: Groups = { sizes: [3, 3, 4], separator: '-' };

/** Groups digits as they are typed; text that is not such a number stays as it is. */
export function formatGroups(kind: FieldKind, text: string): string {
  if (kind === 'phone') return groupedPhone(text);
  const format = groups[kind];
  if (!format || !/^[\d\s-]*$/.test(text)) return text;
  return inGroups(text.replace(/\D/g, ''), format);
}

function groupedPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isDomestic = /^[\d\s().-]*$/.test(text) && digits.length === 10 && !digits.startsWith('1');
  return isDomestic ? inGroups(digits, phone) : text;
}

function inGroups(digits: string, { sizes, separator }: Groups): string {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (digits.length > total) return digits;
  const found: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    found.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return found.join(separator);
}

/** Read out digit by digit by a screen reader, not as hundreds of millions. */
export const spellOut = (text: string): string => [...text.replace(/[^0-9A-Za-z]/g, '')].join(' ');

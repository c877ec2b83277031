import type { ReadField } from '@firstday/forms';

const possessive = /^(.+[’']s)\s(?:(?:full|legal)\s)?name\b/i;

/**
 * What is asked of two people in the same words is told apart by the name before it: a telephone number after `Employer’s
 * name` is the employer’s, one after `Person to contact, if different from above` is that of the person to contact.
 */
export function withOwners(fields: readonly ReadField[]): readonly ReadField[] {
  let owner = '';
  const owned = fields.map((field) => {
    if (isName(field)) {
      owner = ownerIn(field.label);
      return field;
    }
    return owner === '' ? field : { ...field, label: labelOf(owner, field.label) };
  });
  return fields.map((field, at) => {
    const alike = fields.flatMap((other, index) =>
      isAlike(field, other) ? [owned[index]?.label ?? ''] : [],
    );
    const isToldApart = alike.length > 1 && new Set(alike).size === alike.length;
    return isToldApart && alike.some((label) => possessed.test(label)) ? (owned[at] ?? field) : field;
  });
}

const isName = ({ kind, label }: ReadField): boolean => kind === 'name' || possessive.test(label);

const isAlike = (one: ReadField, other: ReadField): boolean =>
  one.page === other.page && one.label !== '' && one.label.toLowerCase() === other.label.toLowerCase();

/** `Employer’s`, or `Person to contact`. */
const ownerIn = (label: string): string => possessive.exec(label)?.[1] ?? label.replace(/,.*$/, '');

const possessed = /^\S+[’']s\s/;

const labelOf = (owner: string, label: string): string =>
  /[’']s$/.test(owner) ? `${owner} ${label.charAt(0).toLowerCase()}${label.slice(1)}` : `${owner}: ${label}`;

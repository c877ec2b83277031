import type { ReadField } from './read-field.js';

export type AddressPart = 'street' | 'secondary' | 'city' | 'state' | 'zip';

/** A question, and where its address has boxes for parts, those. */
export interface JoinedField {
  readonly field: ReadField;
  readonly parts?: readonly { readonly part: AddressPart; readonly field: ReadField }[];
}

const words: readonly (readonly [AddressPart, RegExp])[] = [
  ['secondary', /^(?:apt|apartment|suite|unit|room)\b/i],
  ['zip', /^(?:zip|postal)\b/i],
  ['city', /^(?:city|town)(?: or town|, village,? or post office|\/town|, town)?(?: \(.*\))?$/i],
  ['state', /^state\b(?! (?:tax|if|the|your))/i],
];
const street = /\baddress\b|^street\b/i;
/** They stand in lines below each other. */
const furthestBelow = 90;

/**
 * Street, city, state and ZIP that follow each other are one address: it is asked for once, and known already. Boxes that
 * take several parts, such as `City, state, and ZIP code`, stay what they are.
 */
export function joinAddresses(fields: readonly ReadField[]): readonly JoinedField[] {
  const joined: JoinedField[] = [];
  const taken = new Set<ReadField>();
  for (const [at, field] of fields.entries()) {
    if (taken.has(field)) continue;
    const parts = partsFrom(fields, at);
    for (const part of parts ?? []) taken.add(part.field);
    joined.push(parts ? { field, parts } : { field: alone(field, fields[at + 1]) });
  }
  return joined;
}

/** Questions of another column may stand between. */
const within = 9;

function partsFrom(fields: readonly ReadField[], at: number): JoinedField['parts'] | null {
  const first = fields[at];
  if (!first || !isLine(first) || !street.test(first.label) || /\bcity\b|e-?mail/i.test(first.label))
    return null;
  const parts = [{ part: 'street' as AddressPart, field: first }];
  for (const field of fields.slice(at + 1, at + within)) {
    const part = words.find(([, pattern]) => pattern.test(field.label))?.[0];
    if (street.test(field.label)) break;
    const isThere = parts.some((one) => one.part === part);
    if (part && !isThere && isLine(field) && isNear(first, field)) parts.push({ part, field });
  }
  const has = (part: AddressPart) => parts.some((one) => one.part === part);
  return has('city') && has('state') && has('zip') ? parts : null;
}

const isLine = ({ kind, boxes }: ReadField): boolean =>
  ['text', 'address', 'state', 'select', 'number'].includes(kind) && boxes.length === 1;

const isNear = (one: ReadField, other: ReadField): boolean =>
  one.page === other.page && Math.abs(one.box.y - other.box.y) < furthestBelow;

/** A street alone, whose town has a box of its own, is a line of text. */
function alone(field: ReadField, next: ReadField | undefined): ReadField {
  const isStreet =
    field.kind === 'address' &&
    next !== undefined &&
    isNear(field, next) &&
    /\b(?:city|town|zip)\b/i.test(next.label);
  return isStreet ? { ...field, kind: 'text' } : field;
}

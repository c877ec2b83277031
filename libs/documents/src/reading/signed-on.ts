import type { PrintedPhrase } from './printed-phrase.js';
import type { ReadField } from '@firstday/forms';

const plainDate =
  /^(?:today['’]?s |current |signature )?date(?: (?:signed|of signature|employee signed|physician signed))?\.?$/i;
const furthest = 48;

/** A date beside a signature is that of signing: nobody is asked for it. */
export function signedOn(
  fields: readonly ReadField[],
  phrases: readonly PrintedPhrase[],
): readonly ReadField[] {
  const signatures = [
    ...fields.filter(({ kind }) => kind === 'signature').map(({ box }) => box),
    ...phrases.filter(({ text }) => /\bsignature\b/i.test(text) && text.length < 90),
  ];
  return fields.map((field) => {
    if (field.kind !== 'date' || !isOfSigning(field)) return field;
    const { x, y, width } = field.box;
    const isNear = signatures.some(
      (one) => Math.abs(one.y - y) < furthest && (one.x < x + width || Math.abs(one.x - x) < 40),
    );
    return isNear ? { ...field, kind: 'signed_on' as const } : field;
  });
}

const isOfSigning = ({ label, name }: ReadField): boolean =>
  plainDate.test(label.replaceAll(/\s*\([^)]*\)/g, '').trim()) || /\bsign|^sig\b/i.test(`${label} ${name}`);

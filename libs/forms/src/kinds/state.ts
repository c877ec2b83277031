import { usStateCode, usStates } from '@firstday/domain/places';

import type { Field } from '../field.js';
import { blank, isBlankInput, accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';

/** Form I-9 and its supplements accept Canada and Mexico for employees who live across the border. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['CAN', 'Canada'],
  ['MEX', 'Mexico'],
]);
/** Post offices of the armed forces: nobody lives there, and no federal form lists them. */
const militaryPosts = new Set(['AA', 'AE', 'AP']);

const alsoOneOf = (field: Field): readonly string[] => {
  const rule = field.rules?.find((it) => it.rule === 'also_one_of');
  return Array.isArray(rule?.value) ? rule.value : [];
};

/** The choices of a field of this kind, in the order in which they are shown. */
export function stateOptions(field: Field): readonly { readonly code: string; readonly name: string }[] {
  const others = alsoOneOf(field).map((code) => ({ code, name: neighbours.get(code) ?? code }));
  return [...usStates.filter((it) => !militaryPosts.has(it.code)), ...others];
}

export const state = lineKind({
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    if (typeof given !== 'string' || given.length > 60) return rejected(field, 'state_expected');
    const written = given.trim().toUpperCase();
    const code = alsoOneOf(field).includes(written) ? written : usStateCode(given);
    return code === null || militaryPosts.has(code) ? rejected(field, 'state_expected') : accepted(code);
  },
  format: (value) => usStates.find((it) => it.code === value)?.name ?? neighbours.get(value) ?? value,
});

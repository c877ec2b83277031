import { usStateCode, usStates } from '@firstday/policy-engine';

import type { Field } from '../edition.js';
import { blank, isNothing, understood, wrong } from './kind.js';
import { lineKind } from './line-kind.js';

/** Form I-9 and its supplements take Canada and Mexico where an employee lives across the border. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['CAN', 'Canada'],
  ['MEX', 'Mexico'],
]);
/** Post offices of the armed forces: none of them is a place where one lives, and no federal form lists them. */
const militaryPosts = new Set(['AA', 'AE', 'AP']);

const alsoOneOf = (field: Field): readonly string[] => {
  const rule = field.rules?.find((it) => it.rule === 'also_one_of');
  return Array.isArray(rule?.value) ? rule.value : [];
};

/** What a field of this kind may be chosen from, in the order in which lists show it. */
export function stateOptions(field: Field): readonly { readonly code: string; readonly name: string }[] {
  const others = alsoOneOf(field).map((code) => ({ code, name: neighbours.get(code) ?? code }));
  return [...usStates.filter((it) => !militaryPosts.has(it.code)), ...others];
}

export const state = lineKind({
  parse: (given, field) => {
    if (isNothing(given)) return blank;
    if (typeof given !== 'string' || given.length > 60) return wrong(field, 'state_expected');
    const written = given.trim().toUpperCase();
    const code = alsoOneOf(field).includes(written) ? written : usStateCode(given);
    return code === null || militaryPosts.has(code) ? wrong(field, 'state_expected') : understood(code);
  },
  format: (value) => usStates.find((it) => it.code === value)?.name ?? neighbours.get(value) ?? value,
});

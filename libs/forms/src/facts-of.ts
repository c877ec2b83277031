import type { Facts, Value } from '@firstday/policy-engine';

import { isAddress, isBlank, isChoices, isDocument, isFiles } from './answer-shapes.js';
import type { Answers, AnswerValue, Surroundings } from './edition.js';

type Flat = readonly (readonly [path: string, value: Value | readonly Value[]])[];

/** What conditions and rules look at: the answers, laid flat, and what is known besides them. An answer outweighs. */
export function factsOf(answers: Answers, surroundings: Surroundings): Facts {
  return Object.fromEntries([...flatOnce(surroundings), ...flat(answers)]);
}

const known = new WeakMap<Surroundings, Flat>();

/** The surroundings stay as they are while section after section asks for them. */
function flatOnce(surroundings: Surroundings): Flat {
  const laid = known.get(surroundings) ?? flat(surroundings);
  known.set(surroundings, laid);
  return laid;
}

const flat = (answers: Answers): Flat =>
  Object.entries(answers).flatMap(([path, value]) => (isBlank(value) ? [] : flattened(path, value)));

function flattened(path: string, value: Exclude<AnswerValue, null>): Flat {
  if (isAddress(value)) return parts(path, { ...value });
  if (isDocument(value)) return parts(path, { ...value });
  if (isFiles(value)) return [[`${path}.count`, value.length]];
  if (isChoices(value)) return [[path, value]];
  return typeof value === 'object' ? [] : [[path, value]];
}

const parts = (path: string, record: Readonly<Record<string, Value | null | undefined>>): Flat =>
  Object.entries(record).flatMap(([name, value]) =>
    isBlank(value) ? [] : [[`${path}.${name}`, value] as const],
  );

import type { Facts, Value } from '@firstday/policy-engine';

import { isAddress, isBlank, isChoices, isDocument, isFiles } from './is-blank.js';
import type { Answers, AnswerValue, FormContext } from './answers.js';
import type { AnswersInContext } from './form-state.js';

type Entries = readonly (readonly [path: string, value: Value | readonly Value[]])[];

/** What conditions and rules look at: answers and context, flattened to one value a path. An answer wins. */
export const factsOf = ({ answers, context }: AnswersInContext): Facts =>
  Object.fromEntries([...flattenedContext(context), ...flattened(answers)]);

const cache = new WeakMap<FormContext, Entries>();

/** Section after section asks about the same context: it is flattened once. */
function flattenedContext(context: FormContext): Entries {
  const entries = cache.get(context) ?? flattened(context);
  cache.set(context, entries);
  return entries;
}

const flattened = (answers: Answers): Entries =>
  Object.entries(answers).flatMap(([path, value]) => (isBlank(value) ? [] : entriesOf(path, value)));

function entriesOf(path: string, value: Exclude<AnswerValue, null>): Entries {
  if (isAddress(value) || isDocument(value)) return partsOf(path, { ...value });
  if (isFiles(value)) return [[`${path}.count`, value.length]];
  if (isChoices(value)) return [[path, value]];
  return typeof value === 'object' ? [] : [[path, value]];
}

const partsOf = (path: string, record: Readonly<Record<string, Value | null | undefined>>): Entries =>
  Object.entries(record).flatMap(([name, value]) =>
    isBlank(value) ? [] : [[`${path}.${name}`, value] as const],
  );

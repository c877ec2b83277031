import type { Answers } from '../answers.js';
import type { Edition } from '../edition.js';
import type { Field } from '../field.js';
import { answerFieldsOf } from '../find-field.js';
import { isBlank } from '../is-blank.js';
import { parseAnswer } from '../parse-answer.js';

interface Placed {
  readonly field: Field;
  /** Whose section it stands in. */
  readonly side: string;
}

/**
 * The answers of a task that another edition of its form has no place for: nobody asks for them there, or for something
 * else by the same name, or the other side does, or they would no longer be masked or kept apart.
 *
 * @param from the edition that they were given in
 * @returns their paths
 */
export function misfittingPaths(from: Edition, to: Edition, answers: Answers): readonly string[] {
  const [old, places] = [placesIn(from), placesIn(to)];
  return Object.entries(answers)
    .filter(([, value]) => !isBlank(value))
    .filter(([path, value]) => {
      if (from.segregated && !to.segregated) return true;
      const [was, is] = [old.get(path), places.get(path)];
      if (!was || !is || was.side !== is.side || was.field.kind !== is.field.kind) return true;
      if (was.field.sensitive && !is.field.sensitive) return true;
      const read = parseAnswer(is.field, value);
      return !read.ok || isBlank(read.value);
    })
    .map(([path]) => path);
}

const placesIn = ({ sections }: Edition): ReadonlyMap<string, Placed> =>
  new Map(
    sections.flatMap((section) =>
      answerFieldsOf(section).map((field) => [field.path, { field, side: section.assignee }] as const),
    ),
  );

import type { RecordedName, Section } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';

/** The name that a block of Supplement A gives its preparer or translator. */
export function preparerOf({ answers }: TaskAggregate, { pages }: Section): RecordedName {
  const paths = pages.flatMap(({ fields }) => fields.map(({ path }) => path));
  const named = (end: string) => {
    const value = answers[paths.find((path) => path.endsWith(end)) ?? ''];
    return typeof value === 'string' ? value : '';
  };
  return { first: named('_first_name'), last: named('_last_name') };
}

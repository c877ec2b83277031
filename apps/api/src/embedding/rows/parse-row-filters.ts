import { recordFilters } from '@firstday/domain';
import { invalidInput } from '../../context/index.js';
import { wrongFilters } from '../../identity/index.js';

/** How rows are shown, which is asked apart from which. */
const displayParameters: readonly string[] = ['after', 'before', 'limit', 'order_by', 'order_dir'];

/**
 * The filters that a query gives, without what only says how rows are shown.
 * @throws ProblemError 400 where a value cannot be asked
 */
export function parseRowFilters(
  records: keyof typeof recordFilters,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const names = recordFilters[records].filter((name) => !displayParameters.includes(name));
  const given = Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const wrong = wrongFilters(records, given);
  if (wrong.length > 0)
    throw invalidInput(
      wrong.map(({ name, wrong: message }) => ({ _tag: 'Refinement', path: [name], message })),
    );
  return given;
}

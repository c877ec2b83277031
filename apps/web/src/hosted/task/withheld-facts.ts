import { type Edition, fieldsOf, type FormContext } from '@firstday/forms';

/** Stands for a number that a page is not given: conditions learn that there is one, and nothing else. */
const withheld = '*';

/** Social Security numbers that were answered and are not shown here: a question may depend on whether there is one. */
export const withheldFacts = (edition: Edition, paths: readonly string[]): FormContext =>
  Object.fromEntries(
    fieldsOf(edition)
      .filter(({ kind, path }) => kind === 'ssn' && paths.includes(path))
      .map(({ path }) => [path, withheld]),
  );

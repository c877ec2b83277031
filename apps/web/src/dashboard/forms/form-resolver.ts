import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { FormIssue } from './action-state';
import type { LoadSchema } from './form-schemas';
import { type Advice, issuesAt } from './read-form';

/** Checks a form by a schema before it is sent, and says of each control that is wrong what the server would say. */
export function formResolver(schema: LoadSchema, advice: Advice): Resolver {
  return async (values, context, options) => {
    const check = await loadCheck(schema);
    // The server checks it too: a form is not held back because the network was away for a moment.
    if (!check) return { values, errors: {} };
    const { errors, ...checked } = await check(values, context, options);
    const issues = Object.entries(errors).map(([name, error]) => ({
      path: [name],
      message: String(error?.message ?? ''),
    }));
    if (issues.length === 0) return { values: checked.values, errors: {} };
    return { values: {}, errors: errorsOf(issuesAt(issues, advice)) };
  };
}

/** Fetches what a form is checked by; asked early, it is there when the form is sent. */
export async function loadCheck(schema: LoadSchema): Promise<Resolver | undefined> {
  try {
    const [{ zodResolver }, loaded] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    return zodResolver(loaded, undefined, { raw: true });
  } catch {
    return undefined;
  }
}

/** Issues as react-hook-form holds them: those of no control stand at the root. */
export function errorsOf(issues: readonly FormIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, { target, message }] of issues.entries())
    set(errors, target ?? `root.${at}`, { type: 'form', message });
  return errors;
}

/** The other way round, in the order of the form. */
export function fieldIssues(errors: object, path: readonly string[] = []): FormIssue[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const at = [...path, key];
    if (!('message' in error) || typeof error.message !== 'string') return fieldIssues(error, at);
    const { message } = error;
    return [at[0] === 'root' ? { message } : { target: at.join('.'), message }];
  });
}

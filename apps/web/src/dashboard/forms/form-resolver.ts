import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import type { FormIssue } from './action-state';
import { type Advice, issuesAt } from './read-form';

/** Checks a form by a schema before it is sent, and says of each control that is wrong what the server would say. */
export function formResolver(schema: z.ZodType<unknown, FieldValues>, advice: Advice): Resolver {
  const check = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    const { errors, ...checked } = await check(values, context, options);
    const issues = Object.entries(errors).map(([name, error]) => ({
      path: [name],
      message: String(error?.message ?? ''),
    }));
    if (issues.length === 0) return { values: checked.values, errors: {} };
    return { values: {}, errors: errorsOf(issuesAt(issues, advice)) };
  };
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

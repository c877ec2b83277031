import type { z } from 'zod';
import type { FormIssue } from './action-state';
import { formValues } from './form-values';

/** What to do about each control that is wrong, by its name: said in the browser and by the server alike. */
export type Advice = Readonly<Partial<Record<string, string>>>;

export type ReadForm<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly issues: readonly FormIssue[] };

/** A form that was posted, read with the schema by which the browser checked it; it may not have come from a browser. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  advice: Advice,
): ReadForm<z.output<Schema>> {
  const parsed = schema.safeParse(formValues(form));
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, issues: issuesAt(parsed.error.issues, advice) };
}

/** One issue for each control that the paths name; without advice about it, in the words of the schema. */
export function issuesAt(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  advice: Advice,
): FormIssue[] {
  const byControl = new Map<string, FormIssue>();
  for (const { path, message } of issues) {
    const target = String(path[0] ?? '');
    if (!byControl.has(target)) byControl.set(target, { target, message: advice[target] ?? message });
  }
  return [...byControl.values()];
}

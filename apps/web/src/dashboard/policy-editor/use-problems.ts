'use client';
import type { FactCatalog } from '@firstday/policy-engine';
import type { SummaryEntry } from '@firstday/ui';
import { useMemo, useState } from 'react';
import { checkPolicyForm } from './model/check-policy-form';
import type { PolicyForm } from './model/policy-form';
import type { PolicyProblem } from './model/to-policy-problems';
import type { PolicyEditorWords } from './policy-editor-words';

export interface EditorProblems {
  /** Grows with each time that something was refused. */
  readonly attempt: number;
  readonly entries: readonly SummaryEntry[];
  readonly of: (target: string) => string | undefined;
  readonly show: (problems: readonly PolicyProblem[]) => void;
}

interface Refused {
  readonly problems: readonly PolicyProblem[];
  readonly form: PolicyForm | undefined;
  readonly attempt: number;
}

/**
 * What has to be put right. Nothing is said before something was refused; from then on each goes away as soon as it is
 * right. What only the API knows stays until something is changed.
 */
export function useProblems(
  form: PolicyForm,
  catalog: FactCatalog,
  words: PolicyEditorWords,
): EditorProblems {
  const [refused, setRefused] = useState<Refused>({ problems: [], form: undefined, attempt: 0 });
  const shown = useMemo(() => {
    if (refused.form === form) return refused.problems;
    const now = checkPolicyForm(form, catalog).map(({ target }) => target);
    return refused.problems.filter(({ target }) => now.includes(target));
  }, [refused, form, catalog]);
  const entries = shown.map(({ target, code }) => ({ target, message: words.problems[code] }));
  return {
    attempt: refused.attempt,
    entries,
    of: (target) => entries.find((entry) => entry.target === target)?.message,
    show: (problems) => setRefused(({ attempt }) => ({ problems, form, attempt: attempt + 1 })),
  };
}

'use client';
import type { FactCatalog } from '@firstday/policy-engine';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { checkPolicyForm } from './model/check-policy-form';
import { type PolicyForm, toPolicyForm } from './model/policy-form';
import { changesOf, toPolicyBody } from './model/to-policy-body';
import { type PolicyProblem, toPolicyProblems } from './model/to-policy-problems';
import type { PolicyEditorProps } from './policy-editor-props';
import type { OtherVersion, SavedPolicy } from './change-policy';

interface SavingOptions extends Pick<PolicyEditorProps, 'create' | 'kept' | 'save' | 'words'> {
  readonly form: PolicyForm;
  readonly catalog: FactCatalog;
  readonly onProblems: (problems: readonly PolicyProblem[]) => void;
}

export interface PolicySaving {
  readonly isSaving: boolean;
  /** Something was written that is not kept yet. */
  readonly isChanged: boolean;
  readonly message: string | undefined;
  /** How somebody else left the policy while it was written here. */
  readonly other: OtherVersion | undefined;
  readonly save: () => void;
  /** Over what somebody else wrote, who has been told of. */
  readonly saveOver: () => void;
}

/** Keeps what was written where nothing is wrong with it, and warns whoever leaves without that. */
export function useSaving(options: SavingOptions): PolicySaving {
  const { kept, form, catalog, words, onProblems } = options;
  const router = useRouter();
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const [other, setOther] = useState<OtherVersion>();
  const [begun] = useState(() => toPolicyBody(toPolicyForm(kept?.policy), catalog));
  const body = toPolicyBody(form, catalog);
  const changes = changesOf(body, begun);
  const reason = form.reason.trim();
  const isChanged = changes !== undefined || reason !== '';

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const send = (etag: string): Promise<SavedPolicy> => {
    const said = reason ? { reason } : {};
    return kept
      ? options.save({ id: kept.policy.id, etag }, { ...changes, ...said })
      : options.create({ ...body, ...said });
  };

  const save = async (etag: string) => {
    if (isSaving) return;
    setMessage(undefined);
    const problems = checkPolicyForm(form, catalog);
    if (problems.length > 0) return onProblems(problems);
    if (kept && !changes) return setMessage(words.nothingChanged);
    setSaving(true);
    try {
      const saved = await send(etag);
      // The page is left: until then it takes no second press.
      if ('shownAt' in saved) return router.push(saved.shownAt);
      if ('issues' in saved) onProblems(toPolicyProblems(form, catalog, saved.issues));
      else if ('message' in saved) setMessage(saved.message);
      else setOther(saved.other);
    } catch {
      setMessage(words.notSaved);
    }
    setSaving(false);
  };

  return {
    isSaving,
    isChanged,
    message,
    other,
    save: () => void save(kept?.etag ?? ''),
    saveOver: () => {
      setOther(undefined);
      void save(other?.etag ?? '');
    },
  };
}

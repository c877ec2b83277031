import type { PolicyForm } from './policy-form';

/** More steps back than anybody counts. */
const mostSteps = 100;

export interface PolicyFormState {
  readonly form: PolicyForm;
  readonly past: readonly PolicyForm[];
  readonly future: readonly PolicyForm[];
  /** Of the last change: typing on in one control is one step. */
  readonly step: string | null;
}

export type PolicyFormAction =
  | { readonly type: 'change'; readonly change: (form: PolicyForm) => PolicyForm; readonly step?: string }
  | { readonly type: 'redo' }
  | { readonly type: 'undo' };

export const beginPolicyForm = (form: PolicyForm): PolicyFormState => ({
  form,
  past: [],
  future: [],
  step: null,
});

export function policyFormReducer(state: PolicyFormState, action: PolicyFormAction): PolicyFormState {
  const { form, past, future } = state;
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return state;
    return { form: before, past: past.slice(0, -1), future: [form, ...future], step: null };
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    return next ? { form: next, past: [...past, form], future: rest, step: null } : state;
  }
  const changed = action.change(form);
  if (changed === form) return state;
  const { step = null } = action;
  const goesOn = step !== null && step === state.step;
  return { form: changed, past: goesOn ? past : [...past, form].slice(-mostSteps), future: [], step };
}

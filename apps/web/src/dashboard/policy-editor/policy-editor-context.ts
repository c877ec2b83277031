'use client';
import type { PolicyFact } from '@firstday/domain';
import type { FactCatalog } from '@firstday/policy-engine';
import type { ChoiceDialogProps } from '@firstday/ui/choice-dialog';
import { createContext, useContext } from 'react';
import type { NamedRecord, NamedRecords } from './model/editor-catalog';
import type { PolicyForm } from './model/policy-form';
import type { PolicyEditorWords } from './policy-editor-words';

/** What is chosen in a dialog, and where the focus goes afterwards. */
export interface AskedChoice extends Pick<
  ChoiceDialogProps,
  'chosen' | 'own' | 'sections' | 'takesSeveral' | 'title'
> {
  readonly onChoose: (values: readonly string[]) => void;
  /** The control that opened it. */
  readonly from: string;
  /** The control that comes next, once something is chosen. */
  readonly next?: string;
}

export interface PolicyEditorContext {
  readonly words: PolicyEditorWords;
  readonly locale: string;
  readonly form: PolicyForm;
  readonly catalog: FactCatalog;
  readonly facts: readonly PolicyFact[];
  readonly forms: readonly NamedRecord[];
  readonly records: NamedRecords;
  /** @param step changes of one control are one step back */
  readonly change: (change: (form: PolicyForm) => PolicyForm, step?: string) => void;
  readonly choose: (asked: AskedChoice) => void;
  /** Once what was done is drawn. */
  readonly focus: (id: string) => void;
  /** Read out: what was done where the eye is not. */
  readonly say: (text: string) => void;
  /** What is wrong with a control, by its id. */
  readonly problemOf: (target: string) => string | undefined;
}

const Context = createContext<PolicyEditorContext | null>(null);

export const PolicyEditorProvider = Context.Provider;

export function usePolicyEditor(): PolicyEditorContext {
  const context = useContext(Context);
  if (!context) throw new Error('Conditions stand inside an editor');
  return context;
}

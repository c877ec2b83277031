'use client';
import {
  type Draft,
  toDraft,
  ErrorSummary,
  FieldControl,
  FieldError,
  type FieldView,
  type FieldLabels,
  FormLanguageProvider,
  controlId,
  partsOf,
  textOf,
  useIsLive,
} from '@firstday/ui';
import { type FormEvent, type ReactNode, startTransition, useActionState, useState } from 'react';
import { type CaseFormState, initialCaseFormState } from './case-form-state';

/** A question of the form; some are asked only once another has a certain answer. */
export interface CaseField extends FieldView {
  readonly initial?: string;
  readonly when?: { readonly path: string; readonly is: readonly string[] };
}

export interface CaseFormLabels {
  readonly problem: string;
  readonly submit: string;
  readonly sending: string;
  readonly field: FieldLabels;
}

interface CaseFormProps {
  readonly fields?: readonly CaseField[];
  readonly words: CaseFormLabels;
  readonly send: (before: CaseFormState, form: FormData) => Promise<CaseFormState>;
  readonly isDanger?: boolean;
  /** What stands before the button. */
  readonly children?: ReactNode;
}

/** One step of a case: its questions, its button, and what stands in the way. Works without JavaScript. */
export function CaseForm({ fields = [], words, send, isDanger, children }: CaseFormProps) {
  const [state, action, isSending] = useActionState(send, initialCaseFormState);
  const [drafts, setDrafts] = useState(() => initialDrafts(fields, state));
  const isLive = useIsLive();
  const shown = fields.filter(
    ({ when }) => !isLive || !when || when.is.includes(textOf(drafts[when.path] ?? '')),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form's own action would empty what was chosen when it comes back with a problem.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => action(data));
  };
  return (
    <FormLanguageProvider value={{ words: words.field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={state.issues.map(({ path, message }) => ({
          message,
          ...(path ? { target: controlId(path) } : {}),
        }))}
      />
      <form className="hosted-form" action={action} onSubmit={submit} noValidate>
        {shown.map((field) =>
          field.kind === 'file' ? (
            <CopyInput key={field.path} field={field} issues={state.issues} />
          ) : (
            <FieldControl
              key={field.path}
              field={field}
              draft={drafts[field.path] ?? ''}
              issues={state.issues.filter(({ path }) => path === field.path)}
              onDraft={(draft) => setDrafts({ ...drafts, [field.path]: draft })}
            />
          ),
        )}
        {children}
        <div className="fd-actions">
          <button
            className="fd-button"
            data-danger={isDanger ? '' : undefined}
            aria-disabled={isSending || undefined}
          >
            {isSending ? words.sending : words.submit}
          </button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

interface CopyInputProps {
  readonly field: CaseField;
  readonly issues: CaseFormState['issues'];
}

/** One file that is sent with the form, not before it. */
function CopyInput({ field: { path, label, hint }, issues }: CopyInputProps) {
  const id = controlId(path);
  const message = issues.find((issue) => issue.path === path)?.message;
  const described = [hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={id}>
        {label.text}
      </label>
      {hint ? (
        <p className="fd-hint" id={`${id}-hint`}>
          {hint.text}
        </p>
      ) : null}
      <FieldError id={id} message={message} />
      <input
        className="fd-input"
        type="file"
        id={id}
        name={path}
        accept="image/jpeg,image/png,application/pdf"
        aria-describedby={described || undefined}
        aria-invalid={message ? true : undefined}
      />
    </div>
  );
}

function initialDrafts(fields: readonly CaseField[], { given }: CaseFormState): Record<string, Draft> {
  return Object.fromEntries(
    fields.map((field) => {
      const draft = toDraft(field.kind, field.initial);
      if (field.kind !== 'date') return [field.path, given[field.path] ?? draft];
      const parts = Object.entries(partsOf(draft));
      return [
        field.path,
        Object.fromEntries(parts.map(([part, value]) => [part, given[`${field.path}:${part}`] ?? value])),
      ];
    }),
  );
}

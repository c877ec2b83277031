'use client';
import {
  type Draft,
  toDraft,
  ErrorSummary,
  FieldControl,
  type FieldView,
  type FieldLabels,
  FormLanguageProvider,
  controlId,
  partsOf,
  draftText,
  useIsLive,
} from '@firstday/ui';
import { type FormEvent, type ReactNode, startTransition, useActionState } from 'react';
import { useForm } from 'react-hook-form';
import { CaseCopyInput } from './case-copy-input';
import { type CaseCheck, caseResolver } from './case-resolver';
import { type CaseFormState, type CaseIssue, initialCaseFormState } from './case-form-state';

/** A question of the form; some are asked only once another has a certain answer. */
export interface CaseField extends FieldView {
  readonly initial?: string;
  readonly when?: { readonly path: string; readonly is: readonly string[] };
}

export interface CaseFormLabels {
  readonly problem: string;
  readonly submit: string;
  readonly sending: string;
  /** Where a copy of a document is dropped or chosen. */
  readonly copyPrompt: string;
  readonly field: FieldLabels;
  /** What to do about an answer that is missing or wrong. */
  readonly messages: Readonly<Record<string, string>>;
}

interface CaseFormProps {
  readonly fields?: readonly CaseField[];
  /** By what its answers are checked before they are sent; without it, no answer is wrong. */
  readonly check?: CaseCheck;
  readonly words: CaseFormLabels;
  readonly send: (before: CaseFormState, form: FormData) => Promise<CaseFormState>;
  readonly isDanger?: boolean;
  /** What stands before the button. */
  readonly children?: ReactNode;
}

/** One step of a case: its questions, its button, and what stands in the way. Works without JavaScript. */
export function CaseForm({ fields = [], check, words, send, isDanger, children }: CaseFormProps) {
  const [state, action, isSending] = useActionState(send, initialCaseFormState);
  const { formState, handleSubmit, register, setValue, watch } = useForm({
    defaultValues: initialDrafts(fields, state),
    shouldFocusError: false,
    ...(check ? { resolver: caseResolver(check, words.messages) } : {}),
  });
  const { errors, isSubmitted, submitCount } = formState;
  const drafts: Readonly<Record<string, Draft>> = watch();
  const found = fields.flatMap(({ path }): CaseIssue[] => {
    const message = errors[path]?.message;
    return typeof message === 'string' ? [{ path, message }] : [];
  });
  // What was found here was not sent: what the server said of an earlier attempt is over.
  const issues = found.length > 0 ? found : state.issues;
  const isLive = useIsLive();
  const shown = fields.filter(
    ({ when }) => !isLive || !when || when.is.includes(draftText(drafts[when.path] ?? '')),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Not by the form's own action, which would empty what was chosen when it comes back with a problem.
    const data = new FormData(event.currentTarget);
    void handleSubmit(() => startTransition(() => action(data)))(event);
  };
  return (
    <FormLanguageProvider value={{ words: words.field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt + submitCount}
        entries={issues.map(({ path, message }) => ({
          message,
          ...(path ? { target: controlId(path) } : {}),
        }))}
      />
      <form className="hosted-form" action={action} onSubmit={submit} noValidate>
        {shown.map((field) =>
          field.kind === 'file' ? (
            <CaseCopyInput
              key={field.path}
              field={field}
              message={issues.find(({ path }) => path === field.path)?.message}
              prompt={words.copyPrompt}
              {...register(field.path)}
            />
          ) : (
            <FieldControl
              key={field.path}
              field={field}
              draft={drafts[field.path] ?? ''}
              issues={issues.filter(({ path }) => path === field.path)}
              onDraft={(draft) => setValue(field.path, draft, { shouldValidate: isSubmitted })}
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

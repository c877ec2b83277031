'use client';
import {
  Banner,
  controlId,
  type Draft,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  type FieldView,
  FormLanguageProvider,
} from '@firstday/ui';
import { type FormEvent, useActionState, useState, useTransition } from 'react';
import type { ActErrorCode } from '../act/act-state';
import { initialWorksheetState, type WorksheetState } from './worksheet-state';

interface WorksheetFormProps {
  readonly fields: readonly FieldView[];
  readonly field: FieldLabels;
  readonly words: Readonly<Record<ActErrorCode | 'again' | 'hint' | 'problem' | 'submit', string>>;
  readonly workOut: (before: WorksheetState, form: FormData) => Promise<WorksheetState>;
}

/** The questions of a worksheet, and what they come to. */
export function WorksheetForm({ fields, field: labels, words, workOut }: WorksheetFormProps) {
  const [posted, post] = useActionState(workOut, initialWorksheetState);
  const [state, setState] = useState(posted);
  const [isSending, startSending] = useTransition();
  const [typed, setTyped] = useState<Readonly<Record<string, Draft>>>({});
  const draftOf = (path: string) => typed[path] ?? state.drafts[path] ?? '';
  // The browser empties a form that an action was posted with; what was entered stays for another try.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
    const data = new FormData(event.currentTarget, submitter);
    startSending(async () => setState(await workOut(state, data)));
  };
  const entries = [
    ...state.issues.map(({ path, message }) => ({ message, ...(path ? { target: controlId(path) } : {}) })),
    ...(state.trouble ? [{ message: words[state.trouble] }] : []),
  ];
  return (
    <FormLanguageProvider value={{ words: labels }}>
      <ErrorSummary title={words.problem} attempt={state.attempt} entries={entries} />
      <form className="hosted-form" action={post} onSubmit={submit} noValidate>
        <div className="hosted-fields">
          {fields.map((field) => (
            <FieldControl
              key={field.path}
              field={field}
              draft={draftOf(field.path)}
              issues={state.issues.filter(({ path }) => path === field.path)}
              onDraft={(draft) => setTyped({ ...typed, [field.path]: draft })}
            />
          ))}
        </div>
        <div role="status">
          {state.outside ? <Banner tone="warn" icon="alert" title={state.outside} /> : null}
          {state.result ? (
            <Banner tone="good" icon="check" title={state.result.title}>
              <p>{state.result.instead ?? words.hint}</p>
            </Banner>
          ) : null}
        </div>
        <div className="fd-actions">
          {state.result ? (
            <button className="fd-button" name="intent" value="use" aria-disabled={isSending || undefined}>
              {state.result.use}
            </button>
          ) : null}
          <button
            className="fd-button"
            data-quiet={state.result ? '' : undefined}
            name="intent"
            value="compute"
          >
            {state.result ? words.again : words.submit}
          </button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

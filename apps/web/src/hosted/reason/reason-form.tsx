'use client';
import { ErrorSummary, FieldControl, type FieldLabels, FormLanguageProvider, phrase } from '@firstday/ui';
import { type ReactNode, useActionState, useState } from 'react';
import { initialReasonState, type ReasonState } from './reason-state';

interface ReasonFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<
    Record<'problem' | 'reason' | 'reasonRequired' | 'refused' | 'submit' | 'unavailable', string>
  >;
  /** It undoes something. */
  readonly isDangerous?: boolean;
  /** Something else comes first. */
  readonly isQuiet?: boolean;
  /** Where it is not asked any more, what became of the last sending is still said. */
  readonly isAsked?: boolean;
  /** What was written before. */
  readonly written?: string;
  readonly send: (before: ReasonState, form: FormData) => Promise<ReasonState>;
  readonly children?: ReactNode;
}

const path = 'reason';

/** A few sentences of why, and a button. */
export function ReasonForm({
  field,
  words,
  isDangerous = false,
  isQuiet = false,
  isAsked = true,
  written = '',
  send,
  children,
}: ReasonFormProps) {
  const [state, action] = useActionState(send, initialReasonState);
  const [reason, setReason] = useState(state.attempt === 0 ? written : state.reason);
  const message = state.trouble ? words[state.trouble] : undefined;
  const isAtReason = state.trouble === 'reasonRequired';
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, ...(isAtReason ? { target: 'answer-reason' } : {}) }] : []}
      />
      {isAsked ? (
        <form className="hosted-form" action={action} noValidate>
          <FieldControl
            field={{ path, kind: 'long_text', label: phrase(words.reason) }}
            draft={reason}
            issues={isAtReason && message ? [{ message }] : []}
            onDraft={(draft) => setReason(typeof draft === 'string' ? draft : '')}
          />
          <div className="fd-actions">
            <button
              className="fd-button"
              data-danger={isDangerous ? '' : undefined}
              data-quiet={isQuiet ? '' : undefined}
            >
              {words.submit}
            </button>
            {children}
          </div>
        </form>
      ) : null}
    </FormLanguageProvider>
  );
}

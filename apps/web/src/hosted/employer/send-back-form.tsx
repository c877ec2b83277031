'use client';
import { ErrorSummary, FieldControl, type FieldLabels, FormLanguageProvider, phrase } from '@firstday/ui';
import { type ReactNode, useActionState, useState } from 'react';
import { initialSendBackState, type SendBackState } from './send-back-state';

interface SendBackFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<
    Record<'problem' | 'reason' | 'reasonRequired' | 'refused' | 'submit' | 'unavailable', string>
  >;
  readonly send: (before: SendBackState, form: FormData) => Promise<SendBackState>;
  readonly children: ReactNode;
}

const path = 'reason';

export function SendBackForm({ field, words, send, children }: SendBackFormProps) {
  const [state, action] = useActionState(send, initialSendBackState);
  const [reason, setReason] = useState(state.reason);
  const message = state.trouble ? words[state.trouble] : undefined;
  const isAtReason = state.trouble === 'reasonRequired';
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, ...(isAtReason ? { target: 'answer-reason' } : {}) }] : []}
      />
      <form className="hosted-form" action={action} noValidate>
        <FieldControl
          field={{ path, kind: 'long_text', label: phrase(words.reason) }}
          draft={reason}
          issues={isAtReason && message ? [{ message }] : []}
          onDraft={(draft) => setReason(typeof draft === 'string' ? draft : '')}
        />
        <div className="fd-actions">
          <button className="fd-button" data-danger="">
            {words.submit}
          </button>
          {children}
        </div>
      </form>
    </FormLanguageProvider>
  );
}

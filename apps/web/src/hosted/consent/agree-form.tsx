'use client';
import { ErrorSummary, type FieldLabels, FormLanguageProvider, type Phrase } from '@firstday/ui';
import { useActionState } from 'react';
import type { ActErrorCode } from '../act/act-state';
import { Tick } from '../signing/tick';
import { type AgreeState, initialAgreeState } from './agree-state';

interface AgreeFormProps {
  readonly send: (before: AgreeState, form: FormData) => Promise<AgreeState>;
  /** Who has agreed meanwhile is asked no more, and still told what became of their own press. */
  readonly isAsked: boolean;
  readonly agreement: Phrase;
  /** Of the statement above, in hexadecimal. */
  readonly sha256: string;
  readonly field: FieldLabels;
  readonly words: Readonly<Record<ActErrorCode | 'problem' | 'required' | 'submit', string>>;
}

/** To agree again. It is sent without JavaScript too. */
export function AgreeForm({ send, isAsked, agreement, sha256, field, words }: AgreeFormProps) {
  const [state, action] = useActionState(send, initialAgreeState);
  const message = state.errorCode && words[state.errorCode];
  const isAtBox = state.errorCode === 'required';
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, ...(isAtBox ? { target: 'consent' } : {}) }] : []}
      />
      {isAsked ? (
        <form className="hosted-form" action={action} noValidate>
          <input type="hidden" name="consent_sha256" value={sha256} />
          <Tick id="consent" label={agreement} message={isAtBox ? message : undefined} />
          <div className="fd-actions">
            <button className="fd-button">{words.submit}</button>
          </div>
        </form>
      ) : null}
    </FormLanguageProvider>
  );
}

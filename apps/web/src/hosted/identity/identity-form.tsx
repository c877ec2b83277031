'use client';
import {
  controlId,
  type Draft,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  FormLanguageProvider,
  phrase,
} from '@firstday/ui';
import { useActionState, useState } from 'react';
import { type IdentityState, type IdentityErrorCode, initialIdentityState } from './identity-state';

interface IdentityFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<
    Record<
      IdentityErrorCode | 'birth' | 'birthHint' | 'lastFour' | 'lastFourHint' | 'problem' | 'submit',
      string
    >
  >;
  /** What stands under the button, by how many tries are left: before and after each try. */
  readonly triesLeft: readonly string[];
  readonly triesNow: number;
  readonly prove: (before: IdentityState, form: FormData) => Promise<IdentityState>;
}

const targets: Partial<Record<IdentityErrorCode, string>> = {
  birthRequired: controlId('date_of_birth', 'month'),
  lastFourRequired: controlId('ssn_last_four'),
};

/** Two questions. Which of the answers was wrong nobody is told. */
export function IdentityForm({ field, words, triesLeft, triesNow, prove }: IdentityFormProps) {
  const [state, action] = useActionState(prove, initialIdentityState);
  const [birth, setBirth] = useState<Draft>(state.birth);
  const [lastFour, setLastFour] = useState(state.lastFour);
  const entries = state.troubles.map((trouble) => {
    const target = targets[trouble];
    return { message: words[trouble], ...(target ? { target } : {}) };
  });
  const issues = (trouble: IdentityErrorCode) =>
    state.troubles.includes(trouble) ? [{ message: words[trouble] }] : [];
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary title={words.problem} attempt={state.attempt} entries={entries} />
      <form className="hosted-form" action={action} noValidate autoComplete="off">
        <FieldControl
          field={{
            path: 'date_of_birth',
            kind: 'date',
            label: phrase(words.birth),
            hint: phrase(words.birthHint),
            autocomplete: 'bday',
          }}
          draft={birth}
          issues={issues('birthRequired')}
          onDraft={setBirth}
        />
        <FieldControl
          field={{
            path: 'ssn_last_four',
            kind: 'number',
            label: phrase(words.lastFour),
            hint: phrase(words.lastFourHint),
            maxLength: 4,
          }}
          draft={lastFour}
          issues={issues('lastFourRequired')}
          onDraft={(draft) =>
            setLastFour(typeof draft === 'string' ? draft.replaceAll(/\D/g, '').slice(0, 4) : '')
          }
        />
        <p className="fd-hint" role="status">
          {triesLeft[state.triesLeft ?? triesNow]}
        </p>
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

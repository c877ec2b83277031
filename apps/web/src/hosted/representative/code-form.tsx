'use client';
import {
  controlId,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  FormLanguageProvider,
  phrase,
} from '@firstday/ui';
import { useActionState, useState } from 'react';
import { type CodeErrorCode, type CodeState, initialCodeState } from './code-state';

interface CodeFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<Record<CodeErrorCode | 'code' | 'problem' | 'submit', string>>;
  /** What stands under the control, by how many tries are left. */
  readonly triesLeft: readonly string[];
  readonly triesNow: number;
  readonly prove: (before: CodeState, form: FormData) => Promise<CodeState>;
}

/** One question: the code that goes with the link. */
export function CodeForm({ field, words, triesLeft, triesNow, prove }: CodeFormProps) {
  const [state, action] = useActionState(prove, initialCodeState);
  const [code, setCode] = useState(state.code);
  const message = state.trouble && words[state.trouble];
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, target: controlId('code') }] : []}
      />
      <form className="hosted-form" action={action} noValidate autoComplete="off">
        <FieldControl
          field={{
            path: 'code',
            kind: 'number',
            label: phrase(words.code),
            maxLength: 9,
            autocomplete: 'one-time-code',
          }}
          draft={code}
          issues={message ? [{ message }] : []}
          onDraft={(draft) =>
            setCode(typeof draft === 'string' ? draft.replaceAll(/[^\d ]/g, '').slice(0, 9) : '')
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

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
import type { HandoverState } from './handover-state';

interface HandOverFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<
    Record<'name' | 'nameHint' | 'nameRequired' | 'problem' | 'refused' | 'submit' | 'unavailable', string>
  >;
  readonly handOver: (before: HandoverState, form: FormData) => Promise<HandoverState>;
}

/** Asks to whom the device is handed. */
export function HandOverForm({ field, words, handOver }: HandOverFormProps) {
  const [state, action] = useActionState(handOver, { attempt: 0, name: '' });
  const [draft, setDraft] = useState(state.name);
  const message = state.trouble && words[state.trouble];
  const isOfName = state.trouble !== 'unavailable';
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, ...(isOfName ? { target: controlId('name') } : {}) }] : []}
      />
      <form className="hosted-form" action={action} noValidate>
        <FieldControl
          field={{
            path: 'name',
            kind: 'name',
            label: phrase(words.name),
            hint: phrase(words.nameHint),
            autocomplete: 'off',
          }}
          draft={draft}
          issues={message && isOfName ? [{ message }] : []}
          onDraft={(next) => setDraft(typeof next === 'string' ? next : '')}
        />
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

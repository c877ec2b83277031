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
import { signerFields, type SignerField, type SignerState } from './signer-state';

interface SignerFormProps {
  readonly field: FieldLabels;
  readonly labels: Readonly<Record<SignerField, string>>;
  readonly required: Readonly<Record<SignerField, string>>;
  readonly words: Readonly<Record<'problem' | 'refused' | 'submit' | 'unavailable', string>>;
  /** What the issuer of the link has said of them. */
  readonly known: Readonly<Record<SignerField, string>>;
  readonly identify: (before: SignerState, form: FormData) => Promise<SignerState>;
}

const kinds = { name: 'name', email: 'email', title: 'text' } as const;
const completions = { name: 'name', email: 'email', title: 'organization-title' } as const;

/** Asks what is not known yet of whoever signs for the employer. */
export function SignerForm({ field, labels, required, words, known, identify }: SignerFormProps) {
  const [state, action] = useActionState(identify, { attempt: 0, missing: [], given: known });
  const [drafts, setDrafts] = useState(state.given);
  const entries = [
    ...state.missing.map((name) => ({ message: required[name], target: controlId(name) })),
    ...(state.trouble ? [{ message: words[state.trouble] }] : []),
  ];
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary title={words.problem} attempt={state.attempt} entries={entries} />
      <form className="hosted-form" action={action} noValidate>
        {signerFields.map((name) =>
          known[name] === '' ? (
            <FieldControl
              key={name}
              field={{
                path: name,
                kind: kinds[name],
                label: phrase(labels[name]),
                autocomplete: completions[name],
              }}
              draft={drafts[name]}
              issues={state.missing.includes(name) ? [{ message: required[name] }] : []}
              onDraft={(draft) => setDrafts({ ...drafts, [name]: typeof draft === 'string' ? draft : '' })}
            />
          ) : (
            <div key={name}>
              <p className="fd-hint">{labels[name]}</p>
              <p>
                <bdi>{known[name]}</bdi>
              </p>
              <input type="hidden" name={name} value={known[name]} />
            </div>
          ),
        )}
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

'use client';
import {
  ChoiceRow,
  controlId,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  FormLanguageProvider,
  phrase,
} from '@firstday/ui';
import { useActionState, useState } from 'react';
import { signerFields, type SignerField, type SignerState } from './signer-state';

type Given = Readonly<Record<SignerField, string>>;

interface SignerFormProps {
  readonly field: FieldLabels;
  readonly labels: Readonly<Record<SignerField, string>>;
  readonly required: Readonly<Record<SignerField, string>>;
  readonly words: Readonly<Record<'keep' | 'problem' | 'refused' | 'submit' | 'unavailable', string>>;
  /** What the issuer of the link has said of them. */
  readonly known: Given;
  /** What is known of whoever is signed in here, to be changed where it is not them; undefined where nobody is. */
  readonly offered?: Given;
  readonly identify: (before: SignerState, form: FormData) => Promise<SignerState>;
}

const kinds = { name: 'name', email: 'email', title: 'text' } as const;
const completions = { name: 'name', email: 'email', title: 'organization-title' } as const;

/** Asks what is not known yet of whoever signs for the employer. */
export function SignerForm({ field, labels, required, words, known, offered, identify }: SignerFormProps) {
  const [state, action] = useActionState(identify, {
    attempt: 0,
    missing: [],
    given: givenFirst(known, offered),
    isKept: false,
  });
  const [drafts, setDrafts] = useState(state.given);
  const [isKept, keep] = useState(state.isKept);
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
        {offered ? (
          <ChoiceRow
            type="checkbox"
            id="keep"
            name="keep"
            choice={{ value: 'yes', label: phrase(words.keep) }}
            isChosen={isKept}
            onChosen={keep}
          />
        ) : null}
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

/** What the link says of them stands as it is; of the rest, what is known here. */
const givenFirst = (known: Given, offered: Given | undefined): Given => ({
  name: known.name || (offered?.name ?? ''),
  email: known.email || (offered?.email ?? ''),
  title: known.title || (offered?.title ?? ''),
});

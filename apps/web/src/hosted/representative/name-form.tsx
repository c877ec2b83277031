'use client';
import { languages } from '@firstday/domain/languages';
import {
  Banner,
  controlId,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  FormLanguageProvider,
  phrase,
  Select,
  TextInput,
} from '@firstday/ui';
import { useActionState, useEffect, useRef, useState } from 'react';
import {
  initialNameState,
  type NameErrorCode,
  type NameState,
  personFields,
  type PersonField,
} from './name-state';

interface NameFormProps {
  readonly field: FieldLabels;
  readonly labels: Readonly<Record<PersonField, string>>;
  readonly required: Readonly<Record<PersonField, string>>;
  readonly words: Readonly<
    Record<
      | NameErrorCode
      | 'code'
      | 'codeToEmployer'
      | 'codeToRepresentative'
      | 'emailHint'
      | 'language'
      | 'languageHint'
      | 'languageUnknown'
      | 'link'
      | 'madeHint'
      | 'madeLinkTitle'
      | 'madeTitle'
      | 'problem'
      | 'submit',
      string
    >
  >;
  readonly name: (before: NameState, form: FormData) => Promise<NameState>;
}

const kinds = { name: 'name', email: 'email', phone: 'phone', title: 'text' } as const;

/** Asks whom to name; then shows the link and, to the employer, the code. Neither can be looked up again. */
export function NameForm({ field, labels, required, words, name }: NameFormProps) {
  const [state, action] = useActionState(name, initialNameState);
  const [drafts, setDrafts] = useState(state.given);
  if (state.made) return <Made made={state.made} words={words} />;
  const entries = [
    ...state.missing.map((one) => ({ message: required[one], target: controlId(one) })),
    ...(state.trouble ? [{ message: words[state.trouble] }] : []),
  ];
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary title={words.problem} attempt={state.attempt} entries={entries} />
      <form className="hosted-form" action={action} noValidate autoComplete="off">
        {personFields.map((one) => (
          <FieldControl
            key={one}
            field={{
              path: one,
              kind: kinds[one],
              label: phrase(labels[one]),
              ...(one === 'email' ? { hint: phrase(words.emailHint) } : {}),
            }}
            draft={drafts[one]}
            issues={state.missing.includes(one) ? [{ message: required[one] }] : []}
            onDraft={(draft) => setDrafts({ ...drafts, [one]: typeof draft === 'string' ? draft : '' })}
          />
        ))}
        <Select
          // A form is reset once its action ends: this one is then as it was sent.
          key={state.attempt}
          name="language"
          label={words.language}
          hint={words.languageHint}
          defaultValue={state.language}
          options={[
            { value: '', label: words.languageUnknown },
            ...languages.map(({ locale, name }) => ({ value: locale, label: name, lang: locale })),
          ]}
        />
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

/** It takes the focus: what it says is nowhere else, and is gone with the page. */
function Made({ made, words }: MadeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const withName = (text: string) => text.replace('{name}', () => made.name);
  const hints = {
    caller: words.madeHint,
    employer: withName(words.codeToEmployer),
    representative: withName(words.codeToRepresentative),
  };
  return (
    <div className="representative-once" ref={box} tabIndex={-1}>
      <Banner
        tone="good"
        icon="check"
        title={withName(made.code === null ? words.madeLinkTitle : words.madeTitle)}
      >
        <p>{hints[made.recipient]}</p>
      </Banner>
      <TextInput
        label={words.link}
        readOnly
        dir="ltr"
        value={made.url}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {made.code === null ? null : (
        <TextInput
          label={words.code}
          readOnly
          dir="ltr"
          value={made.code}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

interface MadeProps extends Pick<NameFormProps, 'words'> {
  readonly made: NonNullable<NameState['made']>;
}

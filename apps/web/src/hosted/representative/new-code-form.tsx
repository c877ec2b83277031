'use client';
import { Banner, TextInput } from '@firstday/ui';
import { useActionState } from 'react';
import type { NewCodeState } from './create-code';

interface NewCodeFormProps {
  readonly words: Readonly<Record<'code' | 'hint' | 'made' | 'refused' | 'submit' | 'unavailable', string>>;
  readonly create: (before: NewCodeState) => Promise<NewCodeState>;
}

/** Shows the new code once: it cannot be looked up again. */
export function NewCodeForm({ words, create }: NewCodeFormProps) {
  const [state, action] = useActionState(create, {});
  if (state.code !== undefined)
    return (
      <div className="representative-once" role="status">
        <Banner tone="good" icon="check" title={words.made}>
          <p>{words.hint}</p>
        </Banner>
        <TextInput
          label={words.code}
          readOnly
          dir="ltr"
          value={state.code}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      </div>
    );
  return (
    <form className="hosted-form" action={action}>
      <p className="fd-hint">{words.hint}</p>
      {state.trouble ? <p role="alert">{words[state.trouble]}</p> : null}
      <div className="fd-actions">
        <button className="fd-button" data-variant="secondary">
          {words.submit}
        </button>
      </div>
    </form>
  );
}

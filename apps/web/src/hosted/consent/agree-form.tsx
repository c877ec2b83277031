'use client';
import { type FieldLabels, FormLanguageProvider, type Phrase } from '@firstday/ui';
import { Tick } from '../signing/tick';

interface AgreeFormProps {
  readonly action: (form: FormData) => Promise<void>;
  readonly agreement: Phrase;
  /** Of the statement above, in hexadecimal. */
  readonly sha256: string;
  readonly words: { readonly field: FieldLabels; readonly submit: string };
  /** Where the box was not ticked. */
  readonly message: string | undefined;
}

/** To agree again. It is sent without JavaScript too. */
export function AgreeForm({ action, agreement, sha256, words, message }: AgreeFormProps) {
  return (
    <FormLanguageProvider value={{ words: words.field }}>
      <form className="hosted-form" action={action} noValidate>
        <input type="hidden" name="consent_sha256" value={sha256} />
        <Tick id="consent" label={agreement} message={message} />
        <div className="fd-actions">
          <button className="fd-button">{words.submit}</button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

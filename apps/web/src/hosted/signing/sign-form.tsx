'use client';
import {
  ErrorSummary,
  type FieldLabels,
  FormLanguageProvider,
  type Phrase,
  languageAttributes,
} from '@firstday/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react';
import { goTo } from '../layout/go-to';
import type { ConsentParts } from './consent-parts';
import { AdoptedMarkEntry } from './adopted-mark-entry';
import type { AdoptedMark } from './read-adopted-mark';
import { ConsentStatement } from './consent-statement';
import { FixedName } from './fixed-name';
import { OtherName, type OtherNameStatement } from './other-name';
import { SignatureEntry } from './signature-entry';
import { Tick } from './tick';
import { missingIn, initialSignState, type SignState, type SignErrorCode } from './sign-state';

export interface SignLabels {
  readonly sign: Readonly<Record<SignMessage, string>>;
  readonly problem: string;
  readonly unavailable: string;
  readonly saving: string;
  readonly field: FieldLabels;
}

type SignMessage =
  | 'acknowledgementRequired'
  | 'adopted'
  | 'another'
  | 'changed'
  | 'clear'
  | 'consent'
  | 'consentRequired'
  | 'declaration'
  | 'draw'
  | 'drawHint'
  | 'drawingRequired'
  | 'drawn'
  | 'method'
  | 'name'
  | 'nameHint'
  | 'nameRequired'
  | 'otherNameRequired'
  | 'fixedName'
  | 'preview'
  | 'refused'
  | 'submit'
  | 'typed';

interface SignFormProps {
  readonly words: SignLabels;
  readonly consent: ConsentParts;
  readonly acknowledgement: Phrase;
  /** Whether it is an act of its own; signing makes it elsewhere. */
  readonly isTicked: boolean;
  readonly signatureLabel: Phrase;
  readonly attestationHash: string;
  /** Of the consent's text in the language shown: what is kept with the signature is what was read. */
  readonly consentHash: string;
  /** Stated by those who sign with another name than the one on the form. */
  readonly otherName: OtherNameStatement;
  /** Whether the adopted signature has another name, so that the statement is asked for at once. */
  readonly asksOtherName: boolean;
  /** What the law has entered as the signature, in place of a name. */
  readonly fixedName?: string;
  /** Of a signer for the employer, who has typed it before. */
  readonly knownName?: string;
  /** Said in place of the consent by who agreed before. */
  readonly agreed?: ReactNode;
  readonly adopted?: AdoptedMark;
  readonly sign: (before: SignState, form: FormData) => Promise<SignState>;
  /** The declaration, word for word. */
  readonly children: ReactNode;
}

export function SignForm({
  words,
  consent,
  acknowledgement,
  isTicked,
  signatureLabel,
  attestationHash,
  consentHash,
  otherName,
  asksOtherName,
  fixedName,
  knownName = '',
  agreed,
  adopted,
  sign,
  children,
}: SignFormProps) {
  const [posted, post] = useActionState(sign, initialSignState);
  const [state, setState] = useState<SignState>(posted);
  const [isSending, startSending] = useTransition();
  const router = useRouter();
  const tell = messagesFor(words, state);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const troubles = missingIn(data);
    if (troubles.length > 0) return setState({ ...state, attempt: state.attempt + 1, troubles });
    data.set('live', 'yes');
    startSending(async () => {
      const next = await sign({ ...initialSignState, attempt: state.attempt }, data).catch(() =>
        unreachable(state),
      );
      setState(next);
      if (next.goTo) goTo(router, next.goTo);
    });
  };

  return (
    <FormLanguageProvider value={{ words: words.field }}>
      <ErrorSummary title={words.problem} entries={entriesOf(state.troubles, tell)} attempt={state.attempt} />
      <form
        id="signing"
        className="hosted-form"
        action={post}
        onSubmit={submit}
        onChange={(event) => setState(remainingIssues(state, new FormData(event.currentTarget)))}
        noValidate
      >
        <input type="hidden" name="attestation_sha256" value={attestationHash} />
        <input type="hidden" name="consent_sha256" value={consentHash} />
        <section className="hosted-section">
          <h2>{words.sign.consent}</h2>
          {agreed ? (
            <>
              {agreed}
              <input type="hidden" name="consent" value="yes" />
            </>
          ) : (
            <>
              <ConsentStatement consent={consent} />
              <Tick id="consent" label={consent.agreement} message={tell('consent')} />
            </>
          )}
        </section>
        {/* 26 CFR 31.3402(f)(5)-1(c)(1)(iii): the declaration comes immediately before the signature, the last entry. */}
        <section className="hosted-section">
          <h2>{words.sign.declaration}</h2>
          {children}
          {isTicked ? (
            <Tick id="acknowledgement" label={acknowledgement} message={tell('acknowledgement')} />
          ) : (
            <>
              <p {...languageAttributes(acknowledgement)}>{acknowledgement.text}</p>
              <input type="hidden" name="acknowledgement" value="yes" />
            </>
          )}
        </section>
        <section className="hosted-section">
          <h2 {...languageAttributes(signatureLabel)}>{signatureLabel.text}</h2>
          {adopted ? (
            <AdoptedMarkEntry mark={adopted} words={words.sign} />
          ) : fixedName === undefined ? (
            <SignatureEntry
              words={words.sign}
              initialName={posted.name ?? knownName}
              nameMessage={tell('name')}
              drawingMessage={tell('drawing')}
            />
          ) : (
            <FixedName name={fixedName} hint={words.sign.fixedName} />
          )}
          {state.asksOtherName || asksOtherName ? (
            <OtherName statement={otherName} message={tell('otherName')} />
          ) : null}
        </section>
        <div className="fd-actions">
          <button className="fd-button" aria-disabled={isSending || undefined}>
            {isSending ? words.saving : words.sign.submit}
          </button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

/** A complaint goes as soon as it is put right. */
function remainingIssues(state: SignState, form: FormData): SignState {
  const missing = missingIn(form);
  const troubles = state.troubles.filter((trouble) => missing.includes(trouble));
  return troubles.length === state.troubles.length ? state : { ...state, troubles };
}

const unreachable = ({ attempt, ...rest }: SignState): SignState => ({
  ...rest,
  attempt: attempt + 1,
  troubles: ['unavailable'],
});

const targets: Partial<Record<SignErrorCode, string>> = {
  acknowledgement: 'acknowledgement',
  consent: 'consent',
  drawing: 'signature-method',
  otherName: 'other_name',
  name: 'signature-name',
};

function entriesOf(troubles: readonly SignErrorCode[], tell: (trouble: SignErrorCode) => string | undefined) {
  return troubles.map((trouble) => {
    const target = targets[trouble];
    return { message: tell(trouble) ?? '', ...(target ? { target } : {}) };
  });
}

function messagesFor({ sign, unavailable }: SignLabels, state: SignState) {
  const all: Record<SignErrorCode, string> = {
    acknowledgement: sign.acknowledgementRequired,
    changed: sign.changed,
    consent: sign.consentRequired,
    drawing: sign.drawingRequired,
    name: sign.nameRequired,
    otherName: sign.otherNameRequired,
    refused: state.message ?? sign.refused,
    unavailable,
  };
  return (trouble: SignErrorCode) => (state.troubles.includes(trouble) ? all[trouble] : undefined);
}

'use client';
import { Banner, TextButton } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionForm, useActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import type { Advice } from '../forms/read-form';
import { Submit } from '../forms/submit';
import { HireAdded } from './hire-added';
import { type Hire, HireProvider, useHire } from './use-hire';
import { HirePreviewPanel } from './hire-preview-panel';
import { PersonFields } from './person-fields';
import { PayFields, PlaceFields, TermsFields } from './terms-fields';
import { forgetHireDraft, useHireDraft } from './use-hire-draft';

interface HireFormProps {
  readonly hire: Hire;
  readonly send: Send;
  readonly withdraw: Send;
  readonly formWords: Readonly<Record<'error' | 'problem', string>>;
  readonly advice: Advice;
  /** The title of the page, which gives way to what was made. */
  readonly heading: ReactNode;
}

/** The form of one hire; once it is sent, what was made stands in its place. */
export function HireForm({ hire, send, withdraw, formWords, advice, heading }: HireFormProps) {
  return (
    <HireProvider value={hire}>
      <div className="hire">
        <ActionForm
          send={send}
          check={{ form: 'hire', advice }}
          words={formWords}
          outcome={<HireAdded withdraw={withdraw} formWords={formWords} />}
        >
          <HireFields heading={heading} />
        </ActionForm>
      </div>
    </HireProvider>
  );
}

function HireFields({ heading }: Pick<HireFormProps, 'heading'>) {
  const { words, attemptKey } = useHire();
  const { state } = useActionForm();
  const { register } = useFormContext();
  if (state.made) return null;
  const key = state.values['attempt_key']?.[0] ?? attemptKey;
  return (
    <>
      {heading}
      <div className="hire-layout">
        <div className="hire-fields">
          <Restored />
          <input type="hidden" {...register('attempt_key')} defaultValue={key} />
          <Part id="who" title={words.who}>
            <PersonFields />
          </Part>
          <Part id="where" title={words.where}>
            <PlaceFields />
          </Part>
          <Part id="when" title={words.when}>
            <TermsFields />
          </Part>
          <Part id="pay" title={words.payTitle}>
            <p className="fd-hint">{words.payHint}</p>
            <PayFields />
          </Part>
          <div className="fd-actions">
            <Submit>{words.add}</Submit>
          </div>
        </div>
        <HirePreviewPanel />
      </div>
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className="hire-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Says that a draft was put back, and how to be rid of it. */
function Restored() {
  const { words, owner, person } = useHire();
  const { state } = useActionForm();
  const isRestored = useHireDraft(owner, state.attempt === 0 && person === undefined);
  if (!isRestored) return null;
  const begin = () => {
    forgetHireDraft(owner);
    window.location.reload();
  };
  return (
    <Banner tone="muted" icon="info" role="status">
      {words.restored} <TextButton onClick={begin}>{words.beginAnew}</TextButton>
    </Banner>
  );
}

'use client';
import { Banner, LinkButton, TextButton } from '@firstday/ui';
import { type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionForm, useActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import type { Advice } from '../forms/read-form';
import { Submit } from '../forms/submit';
import { HireFieldsProvider, type HireControls } from '../../hire/hire-controls';
import { HirePart } from '../../hire/hire-part';
import { PayFields, PlaceFields, TermsFields } from '../../hire/terms-fields';
import { FormDayInput } from '../forms/form-day-input';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { paths } from '../paths';
import { HireAdded } from './hire-added';
import { type Hire, HireProvider, useHire } from './use-hire';
import { HirePreviewPanel } from './hire-preview-panel';
import { PersonFields } from './person-fields';
import { HireRecordInput } from './hire-record-input';
import { forgetHireDraft, useHireDraft } from './use-hire-draft';

interface HireFormProps {
  readonly hire: Hire;
  readonly send: Send;
  readonly withdraw: Send;
  readonly invite: Send;
  readonly maySend: boolean;
  readonly formWords: Readonly<Record<'error' | 'problem', string>>;
  readonly advice: Advice;
  /** The title of the page, which gives way to what was made. */
  readonly heading: ReactNode;
}

const controls: HireControls = {
  Text: FormTextInput,
  Choice: SelectInput,
  Day: FormDayInput,
  Record: HireRecordInput,
};

/** The form of one hire; once it is sent, what was made stands in its place. */
export function HireForm({ hire, send, heading, advice, ...after }: HireFormProps) {
  const { words, locale, countries } = hire;
  const fields = useMemo(() => ({ words, locale, countries, controls }), [words, locale, countries]);
  return (
    <HireProvider value={hire}>
      <div className="hire">
        <ActionForm
          send={send}
          check={{ form: 'hire', advice }}
          words={after.formWords}
          outcome={<HireAdded {...after} />}
        >
          <HireFieldsProvider value={fields}>
            <HireFields heading={heading} />
          </HireFieldsProvider>
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
          <HirePart id="who" title={words.who}>
            <PersonFields />
          </HirePart>
          <HirePart id="where" title={words.where}>
            <HireRecordInput
              kind="employer"
              name="employer_id"
              label={words.employer}
              placeholder={words.chooseEmployer}
            />
            <PlaceFields />
          </HirePart>
          <HirePart id="when" title={words.when}>
            <TermsFields />
          </HirePart>
          <HirePart id="pay" title={words.payTitle}>
            <p className="fd-hint">{words.payHint}</p>
            <PayFields />
          </HirePart>
          <div className="fd-actions">
            <Submit>{words.add}</Submit>
            <LinkButton variant="secondary" href={paths.employees}>
              {words.cancel}
            </LinkButton>
          </div>
        </div>
        <HirePreviewPanel />
      </div>
    </>
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

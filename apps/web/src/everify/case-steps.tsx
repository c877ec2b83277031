import type { EverifyCase } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { CaseHistory } from './case-history';
import type { CaseView } from './case-view';
import { CloseForm } from './close-form';
import { ConfirmData } from './confirm-data';
import { MatchPhoto } from './match-photo';
import { MismatchSteps } from './mismatch-steps';
import { NoAdverseAction } from './no-adverse-action';
import { OpenForm } from './open-form';
import { Referred } from './referred';
import { isFinal, mayEnd, Result } from './result';
import { SendCopies } from './send-copies';

/** A case as the employer walks through it, wherever that is: what is next, and what has been. */
export function CaseSteps({ view }: { readonly view: CaseView }) {
  const { pending, is_simulated } = view.everifyCase;
  return (
    <>
      <Refused view={view} />
      {pending ? <Pending pending={pending} isSimulated={is_simulated} /> : <NextStep view={view} />}
      <OtherWays view={view} />
      <CaseHistory view={view} />
    </>
  );
}

function NextStep({ view }: { readonly view: CaseView }) {
  switch (view.everifyCase.status) {
    case 'PREPARED':
      return <OpenForm view={view} />;
    case 'UNCONFIRMED_DATA':
      return <ConfirmData view={view} />;
    case 'PHOTO_MATCH':
      return <MatchPhoto view={view} />;
    case 'SCAN_AND_UPLOAD':
      return <SendCopies view={view} />;
    case 'PENDING_REFERRAL':
      return <MismatchSteps view={view} />;
    case 'REFERRED':
      return <Referred view={view} />;
    case 'DRAFT':
    case 'QUEUED':
    case 'MANUAL_REVIEW':
      return <MoreTime name={view.name} />;
    case 'CLOSE_CASE_AND_RESUBMIT':
    case 'FINAL_NONCONFIRMATION':
    case 'EMPLOYMENT_AUTHORIZED':
      return (
        <>
          <Result view={view} />
          <CloseForm view={view} />
        </>
      );
    case 'CLOSED':
      return <Result view={view} />;
  }
}

async function MoreTime({ name }: { readonly name: string }) {
  const t = await getTranslations('everify');
  return (
    <section className="hosted-section">
      <h2>{t('moreTime')}</h2>
      <p>{t('moreTimeHint')}</p>
      <NoAdverseAction name={name} />
    </section>
  );
}

interface PendingProps {
  readonly pending: NonNullable<EverifyCase['pending']>;
  readonly isSimulated: boolean;
}

/** What waits for E-Verify, or for whoever has to put the connection right first. */
async function Pending({ pending: { last_error }, isSimulated }: PendingProps) {
  const t = await getTranslations('everify');
  const trouble = (isSimulated ? testErrorMessages : errorMessages).get(last_error ?? '');
  return (
    <Banner
      tone={trouble ? 'warn' : 'muted'}
      icon={trouble ? 'alert' : 'wait'}
      title={t(trouble ?? 'pending')}
    >
      <p>{t(`${trouble ?? 'pending'}Hint`)}</p>
    </Banner>
  );
}

const errorMessages: ReadonlyMap<
  string,
  | 'pendingCopy'
  | 'pendingExpired'
  | 'pendingLocked'
  | 'pendingLogin'
  | 'pendingNotConfigured'
  | 'pendingUnknownShape'
> = new Map([
  ['paused_copy', 'pendingCopy'],
  ['login_refused', 'pendingLogin'],
  ['password_expired', 'pendingExpired'],
  ['account_locked', 'pendingLocked'],
  ['unknown_shape', 'pendingUnknownShape'],
  ['not_configured', 'pendingNotConfigured'],
]);

/** Nobody is to open a case of invented people at E-Verify itself. */
const testErrorMessages: ReadonlyMap<string, 'pendingCopy' | 'pendingNoSimulator' | 'pendingUnknownShape'> =
  new Map([
    ['paused_copy', 'pendingCopy'],
    ['unknown_shape', 'pendingUnknownShape'],
    ['not_configured', 'pendingNoSimulator'],
  ]);

async function Refused({ view: { everifyCase } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  if (!everifyCase.refusal || everifyCase.pending) return null;
  const isDuplicate = everifyCase.status === 'PREPARED' && everifyCase.refusal === 'CASE_STATUS_CONFLICT';
  return (
    <Banner tone="warn" icon="alert" title={t(isDuplicate ? 'duplicate' : 'refused')}>
      <p>{isDuplicate ? t('duplicateHint') : t('refusedHint', { code: everifyCase.refusal })}</p>
    </Banner>
  );
}

/** Closing a case before its result, where that may be; a case that is not open yet is discarded. */
async function OtherWays({ view }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { everifyCase, paths } = view;
  if (!mayEnd(everifyCase) || isFinal(everifyCase)) return null;
  return (
    <p>
      <a href={paths.close}>{t(everifyCase.status === 'PREPARED' ? 'toDiscard' : 'toClose')}</a>
    </p>
  );
}

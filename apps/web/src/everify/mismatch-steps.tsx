import type { EverifyMismatch } from '@firstday/domain';
import { phrase, StatusWord } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { longDate, longDateOf } from '../i18n/long-date';
import { caseFacts } from './case-facts';
import { CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import { NoAdverseAction } from './no-adverse-action';
import { SignedBy } from './signed-by';
import { NoticeLinks } from './notice-links';
import type { CaseView } from './case-view';

interface StepProps {
  readonly view: CaseView;
  readonly mismatch: EverifyMismatch;
}

/** From the notice to the referral: one step after the other, as E-Verify wants them. */
export async function MismatchSteps({ view }: { readonly view: CaseView }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const { mismatch } = view.everifyCase;
  if (!mismatch) return null;
  const { name } = view;
  const props = { view, mismatch };
  return (
    <section className="hosted-section">
      <h2>{t('mismatch')}</h2>
      <p>{t(`mismatch_${mismatch.agency}`, { name })}</p>
      {mismatch.employer_acts_by ? (
        <p>{t('mismatchBy', { date: longDate(mismatch.employer_acts_by, locale) })}</p>
      ) : null}
      <NoAdverseAction name={name} />
      <ol className="case-steps">
        <NoticeStep {...props} />
        <TellStep {...props} />
        <DecisionStep {...props} />
        <ReferStep {...props} />
      </ol>
    </section>
  );
}

async function NoticeStep({ view, mismatch }: StepProps) {
  const t = await getTranslations('everify');
  return (
    <Step title={t('stepNotice')} doneAt={mismatch.notice_downloaded_at}>
      <p>{t('stepNoticeHint')}</p>
      <NoticeLinks name={t('notice')} hrefIn={view.paths.notice} />
    </Step>
  );
}

async function TellStep({ view: { everifyCase, name, send }, mismatch }: StepProps) {
  const t = await getTranslations('everify');
  return (
    <Step title={t('stepTell', { name })} doneAt={mismatch.notified_at}>
      {mismatch.notified_at ? null : <p>{t('stepTellHint', { name })}</p>}
      {mismatch.notified_at || !mismatch.notice_downloaded_at ? null : (
        <CaseForm
          fields={[{ path: 'told', kind: 'checkbox', label: phrase(t('toldConfirm', { name })) }]}
          check={{ action: 'told', facts: caseFacts(everifyCase) }}
          words={await caseFormLabels(t('toldButton'))}
          send={send('told')}
        />
      )}
      {mismatch.notice_downloaded_at ? null : <p className="fd-muted">{t('afterNotice')}</p>}
    </Step>
  );
}

async function DecisionStep({ view, mismatch }: StepProps) {
  const t = await getTranslations('everify');
  const { name } = view;
  return (
    <Step title={t('stepDecision', { name })} doneAt={mismatch.decided_at}>
      {mismatch.decision ? (
        <>
          <p>{t(`decided_${mismatch.decision}`, { name })}</p>
          <SignedBy mismatch={mismatch} />
        </>
      ) : (
        <p>{t(mismatch.notified_at ? 'stepDecisionNow' : 'stepDecisionHint', { name })}</p>
      )}
    </Step>
  );
}

async function ReferStep({ view: { name, send }, mismatch }: StepProps) {
  const t = await getTranslations('everify');
  const action = mismatch.decision === 'not_act' ? 'decline' : 'refer';
  return (
    <Step title={t(action === 'refer' ? 'stepRefer' : 'stepDecline')} doneAt={null}>
      <p>{t(action === 'refer' ? 'stepReferHint' : 'stepDeclineHint', { name })}</p>
      {mismatch.decision ? (
        <CaseForm
          words={await caseFormLabels(t(action === 'refer' ? 'referButton' : 'declineButton'))}
          send={send(action)}
        />
      ) : (
        <p className="fd-muted">{t('afterDecision', { name })}</p>
      )}
    </Step>
  );
}

interface Step {
  readonly title: string;
  readonly doneAt: string | null;
  readonly children: ReactNode;
}

async function Step({ title, doneAt, children }: Step) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  return (
    <li>
      <h3>{title}</h3>
      {doneAt ? (
        <StatusWord
          tone="good"
          icon="check"
          word={t('stepDone', { date: longDateOf(doneAt, locale, await getTimeZone()) })}
        />
      ) : null}
      {children}
    </li>
  );
}

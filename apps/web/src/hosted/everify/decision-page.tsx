import type { EverifyMismatch } from '@firstday/domain';
import { Banner, phrase } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { longDate, longDateOf } from '../../i18n/long-date';
import { caseFacts } from '../../everify/case-facts';
import { consentParts } from '../signing/consent-parts';
import { ConsentStatement } from '../signing/consent-statement';
import { CaseForm } from '../../everify/case-form';
import { CaseLayout } from './case-layout';
import { caseFormLabels } from '../../everify/case-form-labels';
import { NoticeLinks } from '../../everify/notice-links';
import { identityPath, isCodePossible } from '../identity/identity-path';
import type { HostedCaseView } from './hosted-case-view';
import { SignedBy } from '../../everify/signed-by';

interface DecisionPageProps {
  readonly view: HostedCaseView;
  readonly done: unknown;
}

/** The employee's side of a mismatch: what it is, what may be done, by when; and the choice, signed. */
export async function DecisionPage({ view, done }: DecisionPageProps) {
  const t = await getTranslations('everify');
  const { mismatch, status } = view.everifyCase;
  const isOpen = status === 'PENDING_REFERRAL' || status === 'REFERRED';
  return (
    <CaseLayout view={view} title={t(isOpen ? 'yoursTitle' : 'yoursTitleAfter')} done={done}>
      {status === 'PENDING_REFERRAL' && mismatch ? (
        <OpenMismatch view={view} mismatch={mismatch} />
      ) : (
        <Afterwards view={view} />
      )}
    </CaseLayout>
  );
}

interface OpenMismatchProps {
  readonly view: HostedCaseView;
  readonly mismatch: EverifyMismatch;
}

async function OpenMismatch({ view, mismatch }: OpenMismatchProps) {
  const [t, frame] = [await getTranslations('everify'), await getTranslations('frame')];
  const { session } = view;
  const employer = session.employer?.name ?? frame('yourEmployer');
  return (
    <>
      <section className="hosted-section">
        <p>{t(`yours_${mismatch.agency}`)}</p>
        <p>{t('yoursMeaning')}</p>
        <Banner tone="good" icon="info" title={t('yoursRights')}>
          <p>{t('yoursRightsHint', { employer })}</p>
        </Banner>
        <h2>{t('yoursNotice')}</h2>
        <p>{t('yoursNoticeHint')}</p>
        {/* The very paper that the employer took from E-Verify: the language was chosen then. */}
        <OwnNotice view={view}>
          <NoticeLink name={t('notice')} href={view.paths.notice('en')} />
        </OwnNotice>
      </section>
      {mismatch.decision ? (
        <Decided view={view} mismatch={mismatch} />
      ) : (
        <Decide view={view} employer={employer} />
      )}
    </>
  );
}

interface OwnNoticeProps {
  readonly view: HostedCaseView;
  readonly children: ReactNode;
}

/** A notice has the employee's details: it opens where they entered a code. Otherwise the employer hands it over on paper. */
async function OwnNotice({ view: { session, everifyCase }, children }: OwnNoticeProps) {
  const [t, frame] = [await getTranslations('everify'), await getTranslations('frame')];
  if (session.identity.status === 'proved') return children;
  if (isCodePossible(session))
    return (
      <p>
        <a href={identityPath(session.id, { case: everifyCase.id })}>{t('noticeNeedsCode')}</a>
      </p>
    );
  return <p>{t('noticeOnPaper', { employer: session.employer?.name ?? frame('yourEmployer') })}</p>;
}

async function NoticeLink({ name, href }: { readonly name: string; readonly href: string }) {
  const field = await getTranslations('field');
  return (
    <p>
      <a className="fd-file-link" href={href} target="_blank" rel="noreferrer">
        {name} (PDF)
        <span className="fd-visually-hidden"> ({field('opensInNewTab')})</span>
      </a>
    </p>
  );
}

async function Decide({ view, employer }: { readonly view: HostedCaseView; readonly employer: string }) {
  const [t, sign, locale] = [
    await getTranslations('everify'),
    await getTranslations('sign'),
    await getLocale(),
  ];
  const { everifyCase } = view;
  const consent = consentParts(locale);
  return (
    <section className="hosted-section">
      <h2>{sign('consent')}</h2>
      {/* 15 U.S.C. 7001(c)(1)(B)-(C): known before it is agreed to. */}
      <ConsentStatement consent={consent} />
      <h2>{t('yoursChoice')}</h2>
      <CaseForm
        fields={[
          {
            path: 'decision',
            kind: 'radio',
            label: phrase(t('yoursQuestion')),
            choices: (['act', 'not_act'] as const).map((value) => ({
              value,
              label: phrase(t(`choose_${value}`)),
              hint: phrase(t(`choose_${value}Hint`, { employer })),
            })),
          },
          { path: 'has_read', kind: 'checkbox', label: phrase(t('yoursHasRead')) },
          {
            path: 'consents',
            kind: 'checkbox',
            label: consent.agreement,
          },
          {
            path: 'name',
            kind: 'text',
            label: phrase(sign('name')),
            hint: phrase(sign('nameHint')),
            autocomplete: 'name',
          },
        ]}
        check={{ action: 'decide', facts: caseFacts(everifyCase) }}
        words={await caseFormLabels(t('decideButton'))}
        send={view.send('decide')}
      />
    </section>
  );
}

async function Decided({ view: { session }, mismatch }: OpenMismatchProps) {
  const [t, frame, locale] = [
    await getTranslations('everify'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const date = longDateOf(mismatch.employer_acts_by ?? mismatch.decided_at ?? '', locale, session.time_zone);
  return (
    <section className="hosted-section">
      <h2>{t('yoursNext')}</h2>
      <p>{t(`youDecided_${mismatch.decision ?? 'act'}`, { employer, date })}</p>
      <SignedBy mismatch={mismatch} />
    </section>
  );
}

async function Afterwards({ view }: { readonly view: HostedCaseView }) {
  const { session, everifyCase, paths } = view;
  const [t, frame, locale] = [
    await getTranslations('everify'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const { status, mismatch, eligibility_statement } = everifyCase;
  if (status === 'REFERRED')
    return (
      <section className="hosted-section">
        <h2>{t('yoursNext')}</h2>
        <p>
          {t(`yourVisit_${mismatch?.agency ?? 'DUAL'}`, {
            date: longDate(mismatch?.employee_acts_by ?? '', locale),
          })}
        </p>
        <p>{t('yourVisitHint')}</p>
        <OwnNotice view={view}>
          <NoticeLinks name={t('referral')} hrefIn={paths.referral} />
        </OwnNotice>
        <p>{t('yoursRightsHint', { employer })}</p>
      </section>
    );
  if (eligibility_statement === 'EMPLOYMENT_AUTHORIZED')
    return (
      <Banner tone="good" icon="check" title={t('yoursAuthorized')}>
        <p>{t('yoursNothing')}</p>
      </Banner>
    );
  if (status === 'FINAL_NONCONFIRMATION')
    return (
      <Banner tone="bad" icon="alert" title={t('final')}>
        <p>{t('yoursFinal', { employer })}</p>
      </Banner>
    );
  return <Banner tone="muted" icon="clock" title={t('yoursWait')} />;
}

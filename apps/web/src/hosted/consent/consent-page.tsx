import { createHash } from 'node:crypto';
import type { OnboardingSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { HostedLayout } from '../layout/hosted-layout';
import { sessionPath } from '../session/session-token';
import { type ConsentParts, consentParts } from '../signing/consent-parts';
import { ConsentStatement } from '../signing/consent-statement';
import { actWords } from '../act/act-words';
import { HostedAct } from '../act/hosted-act';
import { AgreeForm } from './agree-form';
import { giveConsent } from './give-consent';
import type { ConsentState } from './read-consent';
import { withdrawConsent } from './withdraw-consent';

interface ConsentPageProps {
  readonly session: OnboardingSession;
  readonly state: ConsentState;
}

/** What the employee agreed to, and the way out of it; or, for who wants paper, the way back. */
export async function ConsentPage({ session, state }: ConsentPageProps) {
  const [t, page, locale] = [
    await getTranslations('consent'),
    await getTranslations('page'),
    await getLocale(),
  ];
  const consent = consentParts(locale);
  const since = state.is === 'not_given' ? '' : longDateOf(state.since, locale, session.time_zone);
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={sessionPath(session.id)}>
        {page('back')}
      </a>
      <Heading title={{ text: t('title') }}>
        <p>{t(`state_${state.is}`, { date: since })}</p>
      </Heading>
      <section className="hosted-section">
        <h2>{t('statement')}</h2>
        <ConsentStatement consent={consent} />
      </section>
      <HostedAct send={withdrawConsent.bind(null, session.id)}>
        {state.is === 'withdrawn' ? null : <Withdraw />}
      </HostedAct>
      <Agree session={session.id} consent={consent} isAsked={state.is === 'withdrawn'} />
    </HostedLayout>
  );
}

async function Withdraw() {
  const t = await getTranslations('consent');
  return (
    <section className="hosted-section">
      <h2>{t('withdrawTitle')}</h2>
      <p>{t('withdrawHint')}</p>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="">
          {t('withdraw')}
        </button>
      </div>
    </section>
  );
}

interface AgreeProps {
  readonly session: string;
  readonly consent: ConsentParts;
  readonly isAsked: boolean;
}

async function Agree({ session, consent, isAsked }: AgreeProps) {
  const [t, { field, sign }] = [await getTranslations('consent'), await getMessages()];
  return (
    <section className="hosted-section">
      {isAsked ? <h2>{t('giveTitle')}</h2> : null}
      <AgreeForm
        send={giveConsent.bind(null, session)}
        isAsked={isAsked}
        agreement={consent.agreement}
        sha256={createHash('sha256').update(consent.whole.text, 'utf8').digest('hex')}
        field={field}
        words={{ ...(await actWords()), required: sign.consentRequired, submit: t('give') }}
      />
    </section>
  );
}

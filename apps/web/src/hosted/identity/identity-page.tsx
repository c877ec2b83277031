import { Heading } from '@firstday/ui';
import type { OnboardingSession } from '@firstday/domain';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { IdentityForm } from './identity-form';
import type { Destination } from './identity-path';
import { proveIdentity } from './prove-identity';

interface IdentityPageProps {
  readonly session: OnboardingSession;
  readonly to: Destination;
}

/** Asks who the employee is before anything private shows; while that is locked, says until when and whom to ask. */
export async function IdentityPage({ session, to }: IdentityPageProps) {
  return (
    <HostedLayout session={session}>
      {session.identity.status === 'locked' ? (
        <Locked session={session} />
      ) : (
        <Questions session={session} to={to} />
      )}
    </HostedLayout>
  );
}

async function Questions({ session, to }: IdentityPageProps) {
  const [t, frame, messages] = [
    await getTranslations('identity'),
    await getTranslations('frame'),
    await getMessages(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const { birth, birthHint, birthRequired, lastFour, lastFourHint, lastFourRequired, submit } =
    messages.identity;
  return (
    <>
      <Heading title={{ text: t('title', { name: session.employee.first_name }) }}>
        <p className="fd-hint">{t('hint', { employer })}</p>
      </Heading>
      <IdentityForm
        field={messages.field}
        words={{
          birth,
          birthHint,
          birthRequired,
          lastFour,
          lastFourHint,
          lastFourRequired,
          submit,
          wrong: t('wrong', { employer }),
          problem: messages.page.problem,
          unavailable: messages.unavailable.hint,
        }}
        triesLeft={Array.from({ length: 6 }, (_, tries) => t('triesLeft', { tries }))}
        triesNow={session.identity.tries_left}
        prove={proveIdentity.bind(null, { session: session.id, to })}
      />
    </>
  );
}

async function Locked({ session }: Pick<IdentityPageProps, 'session'>) {
  const [t, frame, locale] = [
    await getTranslations('identity'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const until = new Date(session.identity.locked_until ?? Date.now());
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  const wait = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: minutes < 90 ? 'minute' : 'hour',
    unitDisplay: 'long',
  }).format(minutes < 90 ? minutes : Math.ceil(minutes / 60));
  return (
    <>
      <Heading title={{ text: t('lockedTitle') }}>
        <p>{t('lockedHint', { wait })}</p>
      </Heading>
      <section className="hosted-section">
        <h2>{t('what')}</h2>
        <ul className="hosted-list">
          <li>{t('waitThen', { wait })}</li>
          <li>{t('ask', { employer })}</li>
        </ul>
      </section>
    </>
  );
}

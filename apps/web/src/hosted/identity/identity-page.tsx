import { Heading } from '@firstday/ui';
import type { OnboardingSession } from '@firstday/domain';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { IdentityForm } from './identity-form';
import { type Destination, destinationPath } from './identity-path';
import { proveIdentity } from './prove-identity';

interface IdentityPageProps {
  readonly session: OnboardingSession;
  readonly to: Destination;
}

/** Sends the employee a one-time code, which shows their hidden answers and lets them sign where that needs a code. */
export async function IdentityPage({ session, to }: IdentityPageProps) {
  const { status, channels } = session.identity;
  return (
    <HostedLayout session={session}>
      {status === 'locked' ? (
        <Locked session={session} />
      ) : channels.length === 0 ? (
        <NoChannel session={session} to={to} />
      ) : (
        <Code session={session} to={to} />
      )}
    </HostedLayout>
  );
}

async function Code({ session, to }: IdentityPageProps) {
  const [t, frame, messages] = [
    await getTranslations('identity'),
    await getTranslations('frame'),
    await getMessages(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const { code, codeHint, codeRequired, again, submit, notSent, tooMany, wrong } = messages.identity;
  const isRequired = session.identity.status === 'required';
  return (
    <>
      <Heading title={{ text: t('title', { name: session.employee.first_name }) }}>
        <p className="fd-hint">{isRequired ? t('hintRequired', { employer }) : t('hint')}</p>
      </Heading>
      <IdentityForm
        field={messages.field}
        words={{
          code,
          codeHint,
          codeRequired,
          again,
          submit,
          notSent,
          tooMany,
          wrong,
          problem: messages.page.problem,
          unavailable: messages.unavailable.hint,
        }}
        channels={session.identity.channels.map(({ channel, to: contact }) => ({
          channel,
          send: t(channel === 'email' ? 'sendEmail' : 'sendText', { contact }),
          sent: t('sent', { contact }),
        }))}
        triesLeft={Array.from({ length: 6 }, (_, tries) => t('triesLeft', { tries }))}
        triesNow={session.identity.tries_left}
        prove={proveIdentity.bind(null, { session: session.id, to })}
      />
      <BackLink session={session} to={to} />
    </>
  );
}

/** Nothing on file proves who reads the code. */
async function NoChannel({ session, to }: IdentityPageProps) {
  const [t, frame] = [await getTranslations('identity'), await getTranslations('frame')];
  const employer = session.employer?.name ?? frame('yourEmployer');
  return (
    <>
      <Heading title={{ text: t('noChannelTitle') }}>
        <p>{t('noChannelWhy', { employer })}</p>
      </Heading>
      <section className="hosted-section">
        <h2>{t('what')}</h2>
        <ul className="hosted-list">
          <li>{t('sameDevice')}</li>
          <li>{t('askForChange', { employer })}</li>
        </ul>
      </section>
      <BackLink session={session} to={to} />
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

async function BackLink({ session, to }: IdentityPageProps) {
  const t = await getTranslations('identity');
  return (
    <p>
      <a href={destinationPath(session.id, to)}>{t('without')}</a>
    </p>
  );
}

import type { OnboardingSession, SessionRepresentative } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { CodeForm } from './code-form';
import { proveCode } from './prove-code';

interface CodePageProps {
  readonly session: OnboardingSession;
  readonly representative: SessionRepresentative;
}

/** Before a representative sees anything: the code that whoever named them has. */
export async function CodePage({ session, representative }: CodePageProps) {
  return (
    <HostedLayout session={session}>
      {representative.status === 'employees_device' ? (
        <Closed reason="employeesDevice" />
      ) : session.identity.status === 'locked' ? (
        <Closed reason={representative.status === 'code_used' ? 'codeUsed' : 'codeLocked'} />
      ) : (
        <Question session={session} />
      )}
    </HostedLayout>
  );
}

async function Question({ session }: Pick<CodePageProps, 'session'>) {
  const [t, frame, messages] = [
    await getTranslations('representative'),
    await getTranslations('frame'),
    await getMessages(),
  ];
  const { code, codeRequired, codeWrong } = messages.representative;
  return (
    <>
      <Heading title={{ text: t('codeTitle') }}>
        <p className="fd-hint">
          {t('codeHint', { employer: session.employer?.name ?? frame('yourEmployer') })}
        </p>
      </Heading>
      <CodeForm
        field={messages.field}
        words={{
          code,
          codeRequired,
          codeWrong,
          problem: messages.page.problem,
          submit: t('codeSubmit'),
          unavailable: messages.unavailable.hint,
        }}
        triesLeft={Array.from({ length: 6 }, (_, tries) => t('triesLeft', { tries }))}
        triesNow={session.identity.tries_left}
        prove={proveCode.bind(null, session.id)}
      />
    </>
  );
}

async function Closed({ reason }: { readonly reason: 'codeLocked' | 'codeUsed' | 'employeesDevice' }) {
  const t = await getTranslations('representative');
  return (
    <Heading title={{ text: t(reason === 'employeesDevice' ? 'employeesDeviceTitle' : 'closedTitle') }}>
      <p>{t(reason)}</p>
    </Heading>
  );
}

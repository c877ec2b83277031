import { Heading } from '@firstday/ui';
import type { OnboardingSession } from '@firstday/domain';
import { getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { taskPaths } from '../task/task-paths';
import { identifySigner } from './identify-signer';
import { readSignedIn } from './read-signed-in';
import { SignerForm } from './signer-form';

interface SignerPageProps {
  readonly session: OnboardingSession;
  readonly task: string;
  /** Where they were going: a page that names them, or `sign`. */
  readonly page: string;
}

/** Before the signature for the employer, or the page that names its signer: who that is. */
export async function SignerPage({ session, task, page }: SignerPageProps) {
  const [t, frame, messages] = [
    await getTranslations('signer'),
    await getTranslations('frame'),
    await getMessages(),
  ];
  const { name, email, jobTitle, nameRequired, emailRequired, jobTitleRequired, refused, submit, keep } =
    messages.signer;
  const vouched = session.vouched_signer;
  const signedIn = await readSignedIn();
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={taskPaths(session.id, task).review}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: t('title', { employer: session.employer?.name ?? frame('yourEmployer') }) }}>
        <p className="fd-hint">{t('hint')}</p>
        {signedIn ? <p className="fd-hint">{t('signedIn', { email: signedIn.email })}</p> : null}
      </Heading>
      <SignerForm
        field={messages.field}
        labels={{ name, email, title: jobTitle }}
        required={{ name: nameRequired, email: emailRequired, title: jobTitleRequired }}
        words={{
          keep,
          problem: messages.page.problem,
          refused,
          submit,
          unavailable: messages.unavailable.hint,
        }}
        known={{ name: vouched?.name ?? '', email: vouched?.email ?? '', title: vouched?.title ?? '' }}
        {...(signedIn ? { offered: signedIn } : {})}
        identify={identifySigner.bind(null, {
          session: session.id,
          task,
          page,
          ...(signedIn ? { user: signedIn.user } : {}),
        })}
      />
    </HostedLayout>
  );
}

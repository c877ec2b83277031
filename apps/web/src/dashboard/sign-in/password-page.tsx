import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { LinkRequestForm } from './link-request-form';
import { SignInLayout } from './sign-in-layout';
import { signIn } from './sign-in';
import { signInAdvice } from './sign-in-advice';

interface PasswordPageProps {
  /** A path of the dashboard. */
  readonly to: string;
  /** What led here, as the address says. */
  readonly why: unknown;
  /** Whether the installation sends links by email. */
  readonly sendsLinks: boolean;
}

export async function PasswordPage({ to, why, sendsLinks }: PasswordPageProps) {
  const t = await getTranslations('signIn');
  return (
    <SignInLayout title={t('title')} hint={t('hint')}>
      {why === 'ended' ? (
        <Banner tone="warn" icon="clock" title={t('ended')}>
          <p>{t('endedHint')}</p>
        </Banner>
      ) : null}
      {why === 'link_asked' ? (
        <Banner tone="good" icon="check" title={t('linkAsked')}>
          <p>{t('linkAskedHint')}</p>
        </Banner>
      ) : null}
      {why === 'signed_out' ? <Banner tone="good" icon="check" title={t('signedOut')} /> : null}
      <ActionForm
        send={signIn.bind(null, to)}
        check={{ form: 'signIn', advice: await signInAdvice() }}
        words={await formLabels()}
      >
        <div className="hosted-fields">
          <FormTextInput
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            maxLength={320}
          />
          <FormTextInput
            name="password"
            type="password"
            label={t('password')}
            autoComplete="current-password"
            maxLength={200}
          />
        </div>
        <div className="fd-actions">
          <Submit>{t('submit')}</Submit>
        </div>
      </ActionForm>
      {sendsLinks ? <LinkRequestForm to={to} /> : <AskForLink />}
    </SignInLayout>
  );
}

/** Where nothing can be sent, somebody has to hand a link over. */
async function AskForLink() {
  const t = await getTranslations('signIn');
  return (
    <section className="hosted-section">
      <h2>{t('noPassword')}</h2>
      <p>{t('noPasswordHint')}</p>
    </section>
  );
}

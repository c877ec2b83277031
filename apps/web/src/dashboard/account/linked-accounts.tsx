import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { linkAccount } from './link-account';
import { linkAdvice } from './link-advice';
import { unlinkAccount } from './unlink-account';

/** How one comes from the live to the test account and back: who is one person in both is shown once. */
export async function LinkedAccounts({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('accounts');
  return (
    <section className="dash-panel" aria-labelledby="both-accounts">
      <h2 id="both-accounts">{t('title')}</h2>
      {await content(session)}
    </section>
  );
}

async function content(session: UserSession) {
  const t = await getTranslations('accounts');
  if (session.modes.length > 1) return <Linked session={session} />;
  return session.account.mode === 'live' ? <LinkForm session={session} /> : <p>{t('fromLive')}</p>;
}

async function Linked({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('accounts');
  return (
    <>
      <p>{t('linked')}</p>
      <ActionForm
        send={unlinkAccount.bind(null, toActionContext(session, paths.account))}
        words={await formLabels()}
      >
        <div className="fd-actions">
          <Submit variant="secondary">{t('unlink')}</Submit>
        </div>
      </ActionForm>
    </>
  );
}

async function LinkForm({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('accounts');
  return (
    <>
      <p>{t('notLinked')}</p>
      <ActionForm
        send={linkAccount.bind(null, toActionContext(session, paths.account))}
        check={{ form: 'link', advice: await linkAdvice() }}
        words={await formLabels()}
      >
        <FormTextInput
          name="test_email"
          type="email"
          label={t('email')}
          initial={session.user.email}
          maxLength={320}
        />
        <FormTextInput name="test_password" type="password" label={t('password')} maxLength={200} />
        <FormTextInput name="test_link" label={t('link')} hint={t('linkHint')} maxLength={2048} />
        <div className="fd-actions">
          <Submit variant="secondary">{t('submit')}</Submit>
        </div>
      </ActionForm>
    </>
  );
}

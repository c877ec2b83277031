import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { changePassword } from './change-password';
import { passwordAdvice } from './password-advice';

export async function PasswordForm({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('account');
  return (
    <section className="dash-panel" aria-labelledby="change-password">
      <h2 id="change-password">{t('passwordTitle')}</h2>
      <p>{t('passwordHint')}</p>
      <ActionForm
        send={changePassword.bind(null, toActionContext(session, paths.account))}
        check={{ form: 'password', advice: await passwordAdvice() }}
        words={await formLabels()}
      >
        {/* A password manager keeps the new password with this name. */}
        <input
          className="fd-visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={session.user.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <FormTextInput
          name="current_password"
          type="password"
          label={t('current')}
          hint={t('currentHint')}
          autoComplete="current-password"
          maxLength={200}
        />
        <FormTextInput
          name="new_password"
          type="password"
          label={t('new')}
          hint={t('newHint')}
          autoComplete="new-password"
          maxLength={200}
        />
        <FormTextInput
          name="new_password_again"
          type="password"
          label={t('again')}
          autoComplete="new-password"
          maxLength={200}
        />
        <div className="fd-actions">
          <Submit>{t('passwordSubmit')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

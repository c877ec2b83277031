import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { linkRequestAdvice } from './link-request-advice';
import { requestSignInLink } from './request-sign-in-link';

/** For who has no password, or does not know it: a link by email, to sign in or to choose another one. */
export async function LinkRequestForm({ to }: { readonly to: string }) {
  const t = await getTranslations('signIn');
  return (
    <section className="hosted-section">
      <h2>{t('noPassword')}</h2>
      <p>{t('byEmail')}</p>
      <ActionForm
        send={requestSignInLink.bind(null, to)}
        check={{ form: 'linkRequest', advice: await linkRequestAdvice() }}
        words={await formLabels()}
      >
        <div className="hosted-fields">
          <FormTextInput
            name="link_email"
            type="email"
            label={t('linkRequestEmail')}
            autoComplete="username"
            maxLength={320}
          />
        </div>
        <div className="fd-actions">
          <Submit variant="secondary" name="kind" value="sign_in_link">
            {t('sendLink')}
          </Submit>
          <Submit variant="ghost" name="kind" value="forgotten_password">
            {t('forgotten')}
          </Submit>
        </div>
      </ActionForm>
    </section>
  );
}

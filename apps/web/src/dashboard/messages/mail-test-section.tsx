import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { tryMail } from './try-mail';
import { TestSent } from './wording/test-sent';

/** A message to whoever is signed in, by which they see whether the mail server takes any. */
export async function MailTestSection({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('mailTest');
  return (
    <section className="hosted-section" aria-labelledby="mail-test">
      <h2 id="mail-test">{t('title')}</h2>
      <p className="fd-hint">{t('hint')}</p>
      <ActionForm
        send={tryMail.bind(null, toActionContext(session, paths.messageSettings))}
        words={await formLabels()}
        outcome={<TestSent text={t.raw('sent')} />}
      >
        <div className="fd-actions">
          <Submit variant="secondary">{t('send')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

import type { EverifyConnection, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { connectionAdvice } from './connection-advice';
import { setConnection } from './set-connection';

interface ConnectionFormProps {
  readonly session: UserSession;
  readonly connection: EverifyConnection;
}

/** The company's user of the web service. What is typed is sent and sealed; the password is never shown again. */
export async function ConnectionForm({ session, connection }: ConnectionFormProps) {
  const t = await getTranslations('everifyConnection');
  return (
    <section className="hosted-section" aria-labelledby="set">
      <h2 id="set">{t(connection.has_password ? 'change' : 'set')}</h2>
      <ActionForm
        send={setConnection.bind(null, toActionContext(session, paths.everifyConnection))}
        check={{ form: 'everifyConnection', advice: await connectionAdvice() }}
        words={await formLabels()}
      >
        <FormTextInput
          name="base_url"
          label={t('address')}
          hint={t('addressHint')}
          initial={connection.base_url ?? ''}
          maxLength={200}
        />
        <FormTextInput
          name="username"
          label={t('username')}
          initial={connection.username ?? ''}
          maxLength={64}
          autoComplete="off"
          width="20"
        />
        <FormTextInput
          name="password"
          type="password"
          label={t('password')}
          hint={t('passwordHint')}
          maxLength={128}
          autoComplete="new-password"
          width="20"
        />
        <FormTextInput
          name="creator_name"
          label={t('creatorName')}
          hint={t('creatorHint')}
          initial={connection.creator_name ?? ''}
          maxLength={80}
          autoComplete="name"
        />
        <FormTextInput
          name="creator_email"
          type="email"
          label={t('creatorEmail')}
          initial={connection.creator_email ?? ''}
          autoComplete="email"
        />
        <FormTextInput
          name="creator_phone"
          label={t('creatorPhone')}
          initial={connection.creator_phone ?? ''}
          maxLength={20}
          autoComplete="tel"
          width="20"
        />
        <div className="fd-actions">
          <Submit>{t('save')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { saveEmployerSender } from './save-employer-sender';

interface EmployerSenderProps {
  readonly session: UserSession;
  readonly employer: string;
}

/** The name that messages to an employer's people come from. */
export async function EmployerSender({ session, employer }: EmployerSenderProps) {
  const [t, here] = [await getTranslations('messages'), paths.record('employer', employer)];
  const params = { employer_id: employer };
  const { sender_name: name } = await readOrRedirect(here, 'message_settings.findByEmployer', { params });
  return (
    <section className="record-facts" aria-labelledby="sender">
      <h2 id="sender">{t('title')}</h2>
      {hasPermission(session, 'employer:edit') ? (
        <ActionForm
          send={saveEmployerSender.bind(null, toActionContext(session, here), employer)}
          words={await formLabels()}
        >
          <FormTextInput
            name="sender_name"
            label={t('senderName')}
            hint={t('employerSenderHint')}
            initial={name ?? ''}
            maxLength={100}
          />
          <div className="fd-actions">
            <Submit variant="secondary">{t('save')}</Submit>
          </div>
        </ActionForm>
      ) : (
        <p>
          {t('senderName')}: <bdi>{name ?? t('employersName')}</bdi>
        </p>
      )}
    </section>
  );
}

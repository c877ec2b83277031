import type { UserSession } from '@firstday/domain';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { deleteReport } from './delete-report';
import { markSent } from './mark-sent';

interface SendReportFormProps {
  readonly session: UserSession;
  readonly id: string;
}

/** What the state answered ends it; or it is deleted, and its people are due again. */
export async function SendReportForm({ session, id }: SendReportFormProps) {
  const [t, words] = [await getTranslations('newHires'), await formLabels()];
  const place = toActionContext(session, paths.newHireReport(id));
  return (
    <section className="dash-panel" aria-labelledby="send">
      <h2 id="send">{t('sendTitle')}</h2>
      <ActionForm
        send={markSent.bind(null, place, id)}
        check={{ form: 'newHireReport', advice: { confirmation: t('confirmationAdvice') } }}
        words={words}
      >
        <FormTextInput
          name="confirmation"
          label={t('confirmation')}
          hint={t('confirmationHint')}
          maxLength={500}
        />
        <DateField id="sent_on" name="sent_on" label={t('sentOnLabel')} hint={t('sentOnHint')} />
        <div className="fd-actions">
          <Submit>{t('send')}</Submit>
        </div>
      </ActionForm>
      <ActionForm send={deleteReport.bind(null, place, id)} words={words}>
        <p className="fd-hint">{t('deleteHint')}</p>
        <div className="fd-actions">
          <Submit variant="secondary">{t('delete')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

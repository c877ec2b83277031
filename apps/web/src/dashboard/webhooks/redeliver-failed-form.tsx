import { addDays } from '@firstday/forms';
import type { UserSession } from '@firstday/domain';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { redeliverFailed } from './redeliver-failed';
import { today } from '../../i18n/today';

interface RedeliverFailedFormProps {
  readonly session: UserSession;
  readonly webhook: string;
}

/** Once the receiver is mended: all that it missed, since a day. */
export async function RedeliverFailedForm({ session, webhook }: RedeliverFailedFormProps) {
  const t = await getTranslations('webhooks');
  return (
    <section className="dash-panel" aria-labelledby="redeliver">
      <h3 id="redeliver">{t('redeliverTitle')}</h3>
      <p className="fd-muted">{t('redeliverHint')}</p>
      <ActionForm
        send={redeliverFailed.bind(null, toActionContext(session, paths.webhook(webhook)), webhook)}
        words={await formLabels()}
      >
        <DateField
          id="failed_since"
          name="since"
          label={t('failedSince')}
          defaultValue={addDays(await today(), -1)}
        />
        <div className="fd-actions">
          <Submit variant="secondary">{t('redeliverAll')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

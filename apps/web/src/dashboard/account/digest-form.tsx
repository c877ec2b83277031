import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { RadioInput } from '../forms/radio-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { saveDigest } from './save-digest';

/** Where most of the country lives; another one that was set elsewhere stays. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const;

/** Whether one is told in the morning what waits: for those who may sign for the employer, or act on cases of E-Verify. */
export async function DigestForm({ session }: { readonly session: UserSession }) {
  const maySign = hasPermission(session, 'task:edit') && hasPermission(session, 'task:view');
  const mayAct = hasPermission(session, 'everify:view') && hasPermission(session, 'everify:edit');
  const settings =
    maySign || mayAct ? await readIfAllowed(paths.account, 'digest_settings.find', {}) : undefined;
  if (!settings) return null;
  const t = await getTranslations('digest');
  const zone = settings.time_zone ?? '';
  return (
    <section className="dash-panel" aria-labelledby="digest">
      <h2 id="digest">{t('title')}</h2>
      <p>{settings.is_wanted && !settings.is_sent ? t(await whyNotSent()) : t('hint')}</p>
      <ActionForm
        send={saveDigest.bind(null, toActionContext(session, paths.account))}
        words={await formLabels()}
      >
        <RadioInput
          name="is_wanted"
          label={t('question')}
          initial={settings.is_wanted ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
        <SelectInput
          name="time_zone"
          label={t('timeZone')}
          initial={zone}
          choices={[
            { value: '', label: t('employersZone') },
            ...zones.map((value) => ({ value, label: t(`zone_${value.replace('/', '_')}`) })),
            ...(zone === '' || zones.some((known) => known === zone) ? [] : [{ value: zone, label: zone }]),
          ]}
        />
        <div className="fd-actions">
          <Submit variant="secondary">{t('save')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

/** Both reasons are named only to whom the account's settings do not say which one it is. */
async function whyNotSent() {
  const messages = await readIfAllowed(paths.account, 'message_settings.find', {});
  if (!messages) return 'notSent';
  return messages.is_sending ? 'notSentNoGroup' : 'notSentMessagesOff';
}

import { AccountSettings, type UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { RadioInput } from '../forms/radio-input';
import { Submit } from '../forms/submit';
import { readIfAllowed, readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { saveSettings } from './save-settings';

interface SettingsPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** How the account knows the people behind its links: each choice with what follows from it. */
export async function SettingsPage({ session, done }: SettingsPageProps) {
  const t = await getTranslations('settings');
  return (
    <RequirePermission session={session} section="settings" needs="user:view" title={t('title')} done={done}>
      {async () => {
        const settings = await readOrRedirect(paths.settings, 'account_settings.find', {});
        return (
          <div className="dash-column">
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            {hasPermission(session, 'user:edit') ? (
              <SettingsForm session={session} settings={settings} />
            ) : (
              <SettingsFacts settings={settings} />
            )}
            <p>
              <a href={paths.messageSettings}>{t('messages')}</a>
            </p>
            <LastChange session={session} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

const choices = [
  'employee_signature_proof',
  'employer_signer',
  'representative_naming',
  'document_pictures',
] as const;

interface OfSettings {
  readonly settings: AccountSettings;
}

async function SettingsForm({ session, settings }: OfSettings & Pick<SettingsPageProps, 'session'>) {
  const t = await getTranslations('settings');
  return (
    <ActionForm
      send={saveSettings.bind(null, toActionContext(session, paths.settings))}
      words={await formLabels()}
    >
      {choices.map((name) => (
        <RadioInput
          key={name}
          name={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          initial={settings[name]}
          choices={AccountSettings.shape[name].options.map((value) => ({
            value,
            label: t(value),
            hint: t(`${value}Hint`),
          }))}
        />
      ))}
      <FormTextInput
        name="bank_change_hold_hours"
        label={t('bank_change_hold_hours')}
        hint={t('bank_change_hold_hoursHint')}
        initial={String(settings.bank_change_hold_hours)}
        maxLength={3}
        width="10"
      />
      <div className="fd-actions">
        <Submit>{t('save')}</Submit>
      </div>
    </ActionForm>
  );
}

async function SettingsFacts({ settings }: OfSettings) {
  const t = await getTranslations('settings');
  return (
    <dl className="dash-facts">
      {choices.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{t(settings[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('bank_change_hold_hours')}</dt>
        <dd>{settings.bank_change_hold_hours}</dd>
      </div>
    </dl>
  );
}

/** For whoever may read the security log: it is known there. */
async function LastChange({ session }: Pick<SettingsPageProps, 'session'>) {
  if (!hasPermission(session, 'security_log:view')) return null;
  const [t, locale] = [await getTranslations('settings'), await getLocale()];
  const query = { kind: 'settings.changed', subject_id: session.account.id, per_page: 1 };
  const found = await readIfAllowed(paths.settings, 'security_events.list', { query });
  // The log is for those who see every record.
  if (found === undefined) return null;
  const [last] = found.data;
  if (!last) return <p className="fd-muted">{t('neverChanged')}</p>;
  return (
    <p className="fd-muted">
      {t('lastChanged')} <Day moment={last.at} locale={locale} />
      {last.actor.name === null ? null : (
        <>
          {' · '}
          <bdi>{last.actor.name}</bdi>
        </>
      )}
    </p>
  );
}

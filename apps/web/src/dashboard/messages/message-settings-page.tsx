import { MessageMode, type MessageSettings, TextUse, type UserSession } from '@firstday/domain';
import { Banner, Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { RadioInput } from '../forms/radio-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { Fact } from '../shell/fact';
import { RequirePermission } from '../shell/require-permission';
import { MailDomain } from './mail-domain';
import { MailTestSection } from './mail-test-section';
import { saveMessageSettings } from './save-message-settings';
import { WaitingPeopleChoice } from './waiting-people-choice';

interface MessageSettingsPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** Whether the account writes to people, from whom, and what is missing for it. */
export async function MessageSettingsPage({ session, done }: MessageSettingsPageProps) {
  const t = await getTranslations('messages');
  return (
    <RequirePermission session={session} section="settings" needs="user:view" title={t('title')} done={done}>
      {async () => {
        const settings = await readOrRedirect(paths.messageSettings, 'message_settings.find', {});
        return (
          <div className="dash-column">
            <Back href={paths.settings}>{t('backToSettings')}</Back>
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            <p>
              <a href={paths.messageWordings}>{t('wording')}</a>
            </p>
            <State settings={settings} isTest={session.account.mode === 'test'} />
            {hasPermission(session, 'user:edit') ? (
              <SettingsForm session={session} settings={settings} />
            ) : (
              <dl className="fact-list">
                <Fact label={t('mode')}>{t(`mode_${settings.mode}`)}</Fact>
                <Fact label={t('senderName')}>{settings.sender_name ?? t('employersName')}</Fact>
                <Fact label={t('texts')}>{t(`texts_${settings.texts}`)}</Fact>
              </dl>
            )}
            {settings.is_configured && hasPermission(session, 'user:edit') ? (
              <MailTestSection session={session} />
            ) : null}
            {hasPermission(session, 'user:edit') ? <MailDomain /> : null}
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface StateProps {
  readonly settings: MessageSettings;
  readonly isTest: boolean;
}

/** What is so now, and what somebody has to do before messages are sent. */
async function State({ settings, isTest }: StateProps) {
  const t = await getTranslations('messages');
  if (!settings.is_configured)
    return (
      <Banner tone="warn" icon="alert" title={t('notConfigured')}>
        <p>{t('notConfiguredHint')}</p>
        <pre dir="ltr" className="fact-code">
          SMTP_URL=smtps://user:password@mail.example.com{'\n'}
          MAIL_FROM=&quot;Harbor Foods &lt;people@example.com&gt;&quot;
        </pre>
        <p>{t('tryIt')}</p>
        <pre dir="ltr" className="fact-code">
          firstday mail test you@example.com
        </pre>
      </Banner>
    );
  if (settings.mode === 'on' && !settings.is_sending)
    return (
      <Banner tone="warn" icon="alert" title={t('notSending')}>
        {isTest ? t('noTestAddress') : t('notConfiguredHint')}
      </Banner>
    );
  return (
    <dl className="fact-list">
      <Fact label={t('from')}>
        <bdi dir="ltr">{settings.from_address}</bdi>
      </Fact>
    </dl>
  );
}

type SettingsFormProps = Pick<MessageSettingsPageProps, 'session'> & Pick<StateProps, 'settings'>;

async function SettingsForm({ session, settings }: SettingsFormProps) {
  const t = await getTranslations('messages');
  return (
    <ActionForm
      send={saveMessageSettings.bind(null, toActionContext(session, paths.messageSettings))}
      words={await formLabels()}
    >
      <RadioInput
        name="mode"
        label={t('mode')}
        initial={settings.mode}
        choices={MessageMode.options.map((value) => ({
          value,
          label: t(`mode_${value}`),
          hint: t(`mode_${value}Hint`),
        }))}
      />
      {settings.mode === 'off' && settings.is_configured ? <WaitingPeopleChoice /> : null}
      <FormTextInput
        name="sender_name"
        label={t('senderName')}
        hint={t('senderNameHint')}
        initial={settings.sender_name ?? ''}
      />
      {settings.can_send_texts ? (
        <RadioInput
          name="texts"
          label={t('texts')}
          initial={settings.texts}
          choices={TextUse.options.map((value) => ({
            value,
            label: t(`texts_${value}`),
            hint: t(`texts_${value}Hint`),
          }))}
        />
      ) : (
        <p className="fd-hint">{t('noTextProvider')}</p>
      )}
      <div className="fd-actions">
        <Submit>{t('save')}</Submit>
      </div>
    </ActionForm>
  );
}

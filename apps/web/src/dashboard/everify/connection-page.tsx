import type { EverifyConnection, UserSession } from '@firstday/domain';
import { Heading, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { ActionButton } from '../forms/action-button';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { checkConnection } from './check-connection';
import { ConnectionOutcome } from './connection-outcome';
import type { AskedCheck } from './asked-check';
import { ConnectionForm } from './connection-form';
import { Fact } from '../shell/fact';

interface ConnectionPageProps {
  readonly session: UserSession;
  readonly check: AskedCheck | undefined;
  readonly done: unknown;
}

/** How the account reaches E-Verify: what is set, whether it works, and what to do where it does not. */
export async function ConnectionPage({ session, check, done }: ConnectionPageProps) {
  const t = await getTranslations('everifyConnection');
  const here = paths.everifyConnection;
  return (
    <RequirePermission
      session={session}
      section="everify"
      needs="everify:configure"
      title={t('title')}
      done={done}
    >
      {async () => {
        const connection = await readOrRedirect(here, 'everify_connection.get', {});
        return (
          <div className="dash-column">
            {hasPermission(session, 'everify:view') ? <Back href={paths.everify}>{t('back')}</Back> : null}
            <div className="dash-head">
              <Heading title={{ text: t('title') }}>
                <p className="fd-hint">{t(connection.is_simulated ? 'hintTest' : 'hint')}</p>
              </Heading>
              <ActionButton
                variant={connection.is_simulated ? 'primary' : 'secondary'}
                send={checkConnection.bind(null, toActionContext(session, here))}
              >
                {t('check')}
              </ActionButton>
            </div>
            {check ? <ConnectionOutcome check={check} isSimulated={connection.is_simulated} /> : null}
            <ConnectionFacts connection={connection} />
            {connection.is_simulated ? null : <ConnectionForm session={session} connection={connection} />}
          </div>
        );
      }}
    </RequirePermission>
  );
}

async function ConnectionFacts({ connection }: { readonly connection: EverifyConnection }) {
  const t = await getTranslations('everifyConnection');
  const { is_simulated, base_url, username, has_password, password_expires_on } = connection;
  const { creator_name, creator_email, creator_phone } = connection;
  const contact = [creator_name, creator_email, creator_phone].filter((one) => one !== null);
  return (
    <dl className="fact-list">
      <Fact label={t('address')}>{base_url === null ? <NotSet /> : <bdi dir="ltr">{base_url}</bdi>}</Fact>
      <Fact label={t('username')}>{username === null ? <NotSet /> : <bdi dir="ltr">{username}</bdi>}</Fact>
      <Fact label={t('password')}>{has_password ? t('passwordSet') : <NotSet />}</Fact>
      {has_password && !is_simulated ? (
        <Fact label={t('passwordExpires')}>
          <PasswordExpiry day={password_expires_on ?? null} />
        </Fact>
      ) : null}
      <Fact label={t('contact')}>
        {contact.length === 0 ? (
          <NotSet />
        ) : (
          <ul>
            {contact.map((one) => (
              <li key={one}>
                <bdi>{one}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

/** From so many days before its day on, a new password is asked for. */
const warnedDays = 30;
const dayMilliseconds = 86_400_000;

async function PasswordExpiry({ day }: { readonly day: string | null }) {
  const [t, locale, now] = [await getTranslations('everifyConnection'), await getLocale(), Date.now()];
  if (day === null) return <span className="fd-muted">{t('passwordExpiresUnknown')}</span>;
  const date = longDate(day, locale);
  if (Date.parse(day) - now > warnedDays * dayMilliseconds) return <time dateTime={day}>{date}</time>;
  return <StatusWord tone="warn" icon="alert" word={t('passwordExpiresSoon', { date })} />;
}

async function NotSet() {
  const t = await getTranslations('everifyConnection');
  return <StatusWord tone="warn" icon="alert" word={t('notSet')} />;
}

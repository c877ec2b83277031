import type { SessionListing, UserSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/controls';
import { Day } from '../shell/day';
import { formLabels } from '../forms/form-labels';
import { toActionContext } from '../session/current-session';
import { Table } from '../shell/table';
import { deviceName } from './device-name';
import { endSession } from './end-session';

interface SessionListProps {
  readonly session: UserSession;
  readonly sessions: readonly SessionListing[];
  /** Where it is shown. */
  readonly here: string;
  /** Whose sessions they are, where they are not one's own. */
  readonly user?: string;
  readonly endAll: string;
}

/** Where somebody is signed in, with a button to end each session but the one that is looking. */
export async function SessionList({ session, sessions, here, user, endAll }: SessionListProps) {
  const t = await getTranslations('sessions');
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <ActionForm send={endSession.bind(null, toActionContext(session, here), user)} words={await formLabels()}>
      <Table
        caption={t('title')}
        columns={[t('device'), t('address'), t('since'), t('lastUsed'), t('action')]}
        rows={await Promise.all(sessions.map(async (one) => ({ key: one.id, cells: await cellsOf(one) })))}
      />
      {others.length > 0 ? (
        <div className="fd-actions">
          <Submit isQuiet name="session" value="all">
            {endAll}
          </Submit>
        </div>
      ) : null}
    </ActionForm>
  );
}

async function cellsOf(one: SessionListing) {
  const [t, format, locale] = [await getTranslations('sessions'), await getFormatter(), await getLocale()];
  const name = await deviceName(one.user_agent);
  return [
    <span key="device">
      <bdi>{name}</bdi>
      {one.is_current ? (
        <>
          {' '}
          <StatusWord tone="good" icon="check" word={t('current')} />
        </>
      ) : null}
    </span>,
    <bdi key="address">{one.ip_address}</bdi>,
    <Day key="since" moment={one.created_at} locale={locale} />,
    <time key="used" dateTime={one.last_used_at}>
      {format.relativeTime(new Date(one.last_used_at), new Date())}
    </time>,
    one.is_current ? null : (
      <Submit
        key="action"
        isQuiet
        isSmall
        name="session"
        value={one.id}
        label={t('endOne', { device: name })}
      >
        {t('end')}
      </Submit>
    ),
  ];
}

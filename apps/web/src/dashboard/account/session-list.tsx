import type { SessionListing, UserSession } from '@firstday/domain';
import { type Column, StatusWord, Table } from '@firstday/ui';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import { Day } from '../shell/day';
import { formLabels } from '../forms/form-labels';
import { toActionContext } from '../session/current-session';
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
        rows={await Promise.all(sessions.map(named))}
        keyOf={({ id }) => id}
        columns={await columns()}
        actions={{
          label: t('action'),
          of: (one) =>
            one.is_current ? null : (
              <Submit
                variant="secondary"
                size="small"
                name="session"
                value={one.id}
                aria-label={t('endOne', { device: one.device })}
              >
                {t('end')}
              </Submit>
            ),
        }}
      />
      {others.length > 0 ? (
        <div className="fd-actions">
          <Submit variant="secondary" name="session" value="all">
            {endAll}
          </Submit>
        </div>
      ) : null}
    </ActionForm>
  );
}

type NamedSession = SessionListing & { readonly device: string };

const named = async (one: SessionListing): Promise<NamedSession> => ({
  ...one,
  device: await deviceName(one.user_agent),
});

async function columns(): Promise<readonly Column<NamedSession>[]> {
  const [t, format, locale] = [await getTranslations('sessions'), await getFormatter(), await getLocale()];
  const now = new Date();
  return [
    {
      id: 'device',
      label: t('device'),
      cell: ({ device, is_current }) => (
        <>
          <bdi>{device}</bdi>{' '}
          {is_current ? <StatusWord tone="good" icon="check" word={t('current')} /> : null}
        </>
      ),
    },
    { id: 'address', label: t('address'), cell: ({ ip_address }) => <bdi>{ip_address}</bdi> },
    {
      id: 'since',
      label: t('since'),
      cell: ({ created_at }) => <Day moment={created_at} locale={locale} />,
    },
    {
      id: 'used',
      label: t('lastUsed'),
      cell: ({ last_used_at }) => (
        <time dateTime={last_used_at}>{format.relativeTime(new Date(last_used_at), now)}</time>
      ),
    },
  ];
}

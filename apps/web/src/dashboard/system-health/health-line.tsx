import type { SystemHealthLine, UnreadAnswer, UserSession } from '@firstday/domain';
import { type IconName, LongWord, StatusWord, type Tone } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { longDate } from '../../i18n/long-date';
import { hasPermission } from '../session/current-session';
import { Moment } from '../shell/moment';
import { HealthRecords } from './health-records';
import { healthSentence } from './health-sentence';
import { healthLink } from './health-link';

interface HealthLineProps {
  readonly session: UserSession;
  readonly line: SystemHealthLine;
}

const looks = {
  ok: { tone: 'good', icon: 'check' },
  waiting: { tone: 'muted', icon: 'wait' },
  late: { tone: 'warn', icon: 'clock' },
  failing: { tone: 'bad', icon: 'alert' },
} as const satisfies Record<SystemHealthLine['state'], { readonly tone: Tone; readonly icon: IconName }>;

/** Nothing is amiss, since the account has no use of it. */
export const isUnused = ({ state, reason }: SystemHealthLine): boolean =>
  state === 'ok' && reason === 'not_configured';

/** How one thing stands, since when, and what somebody should do. */
export async function HealthLine({ session, line }: HealthLineProps) {
  const [t, locale] = [await getTranslations('systemHealth'), await getLocale()];
  const { kind, state, since, webhook_url: url } = line;
  const counts = countsOf(line);
  const link = healthLink(line);
  const showsSince = since !== null && (state !== 'ok' || kind === 'background_work');
  return (
    <div className="health-line">
      <h3>
        {t(kind === 'webhook' && url === null ? 'kind_webhooks' : `kind_${kind}`)}
        {url === null ? null : (
          <>
            {' '}
            <LongWord text={url} />
          </>
        )}
      </h3>
      <p className="health-state">
        {isUnused(line) ? (
          <StatusWord tone="muted" icon="minus" word={t('state_notUsed')} />
        ) : (
          <StatusWord {...looks[state]} word={t(`state_${state}`)} />
        )}
        {showsSince ? (
          <span className="fd-muted">
            {t(kind === 'background_work' ? 'lastSeen' : 'since')} <Moment at={since} />
          </span>
        ) : null}
      </p>
      <p>
        {t(healthSentence(line), {
          ...counts,
          failingNumber: formatNumber(locale, counts.failing),
          waitingNumber: formatNumber(locale, counts.waiting),
          date: line.password_expires_on ? longDate(locale, line.password_expires_on) : '',
        })}
      </p>
      <UnreadAnswers answers={line.unread_answers ?? []} />
      <HealthRecords session={session} line={line} />
      {state !== 'ok' && link && hasPermission(session, link.needs) ? (
        <p>
          <a href={link.href}>{t(link.words)}</a>
        </p>
      ) : null}
    </div>
  );
}

/** For the people who maintain the client: what was asked, and the structure of the answer. */
async function UnreadAnswers({ answers }: { readonly answers: readonly UnreadAnswer[] }) {
  const t = await getTranslations('systemHealth');
  if (answers.length === 0) return null;
  return (
    <details open>
      <summary>{t('unreadAnswers')}</summary>
      <ul>
        {answers.map(({ operation, structure }) => (
          <li key={`${operation} ${structure}`}>
            <code dir="ltr">
              <LongWord text={`${operation}: ${structure}`} />
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}

const countsOf = ({ failing, waiting }: SystemHealthLine) => ({
  failing: failing?.count ?? 0,
  waiting: waiting?.count ?? 0,
});

import './system-health.css';
import type { SystemHealth, SystemHealthLine, UserSession } from '@firstday/domain';
import { Banner, Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Moment } from '../shell/moment';
import { RequirePermission } from '../shell/require-permission';
import { HealthLine, isUnused } from './health-line';

interface SystemHealthPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** What is done for the account in the background: what needs somebody on top, and all that works in few words. */
export async function SystemHealthPage({ session, done }: SystemHealthPageProps) {
  const t = await getTranslations('systemHealth');
  return (
    <RequirePermission
      session={session}
      section="systemHealth"
      needs="user:edit"
      title={t('title')}
      done={done}
    >
      {async () => {
        const health = await readOrRedirect(paths.systemHealth, 'system_health.find', {});
        return (
          <div className="dash-column">
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            <Lines session={session} lines={health.lines} />
            <Checked health={health} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfLines {
  readonly session: UserSession;
  readonly lines: readonly SystemHealthLine[];
}

const needsSomebody = ({ state }: SystemHealthLine): boolean => state === 'failing' || state === 'late';

async function Lines({ session, lines }: OfLines) {
  const [t, locale] = [await getTranslations('systemHealth'), await getLocale()];
  // What does not work stands above what only waits long.
  const wrong = lines.filter(needsSomebody).toSorted((one, other) => rankOf(one) - rankOf(other));
  const unused = lines.filter(isUnused);
  const usual = lines.filter((line) => !needsSomebody(line) && !isUnused(line));
  return (
    <>
      {wrong.length === 0 ? (
        <Banner tone="good" icon="check">
          {t('allWell')}
        </Banner>
      ) : (
        <LineList
          session={session}
          lines={wrong}
          title={t('wrong', { count: wrong.length, number: formatNumber(locale, wrong.length) })}
        />
      )}
      <LineList session={session} lines={usual} title={t('usual')} />
      <LineList session={session} lines={unused} title={t('unused')} />
    </>
  );
}

const rankOf = ({ state }: SystemHealthLine): number => (state === 'failing' ? 0 : 1);

async function LineList({ session, lines, title }: OfLines & { readonly title: string }) {
  if (lines.length === 0) return null;
  return (
    <section className="health-section">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={`${line.kind}:${line.webhook_id}`}>
            <HealthLine session={session} line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Checked({ health: { checked_at, version } }: { readonly health: SystemHealth }) {
  const t = await getTranslations('systemHealth');
  return (
    <p className="fd-muted fd-small">
      {t('checked')} <Moment at={checked_at} /> · {t('version')} <bdi dir="ltr">{version}</bdi>
    </p>
  );
}

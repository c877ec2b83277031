import './today.css';
import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { nearDate } from '../../i18n/near-date';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { hasPermission } from '../session/current-session';
import { DashboardShell } from '../shell/dashboard-shell';
import { LiveUpdates } from '../shell/live-updates';
import { AwaitedNumbers } from './awaited-numbers';
import { FirstSteps } from './first-steps';
import { TodayFilters } from './today-filters';
import { type TodaySearch, workFilters } from './today-search';
import { UnreachedPeople } from './unreached-people';
import { UpcomingStarts } from './upcoming-starts';
import { WorkList } from './work-list';
import { today } from '../../i18n/today';

interface TodayPageProps {
  readonly session: UserSession;
  readonly asked: TodaySearch;
}

/** What has to be done today, and who blocks the next start. */
export async function TodayPage({ session, asked }: TodayPageProps) {
  const [t, locale, now] = [await getTranslations('today'), await getLocale(), await today()];
  return (
    <DashboardShell session={session} section="home">
      <Heading title={{ text: t('title', { date: nearDate(now, now, locale, 'long') }) }} />
      {(await isNew(session)) ? <FirstSteps session={session} /> : <Work session={session} asked={asked} />}
      <LiveUpdates />
    </DashboardShell>
  );
}

async function Work({ session, asked: given }: TodayPageProps) {
  const { asked, gone } = await dropGoneChoices(session, given);
  const here = withQuery(paths.home, { ...asked });
  const counts = await readOrRedirect(here, 'work_items.count', {
    query: { ...workFilters(asked), bucket: 'late,today,week,waiting_on_others' },
  });
  return (
    <>
      <GoneChoices gone={gone} />
      <TodayFilters session={session} asked={asked} />
      {hasPermission(session, 'employee:view') ? <UnreachedPeople session={session} asked={asked} /> : null}
      {hasPermission(session, 'placement:view') ? <UpcomingStarts session={session} asked={asked} /> : null}
      {hasPermission(session, 'everify:view') && !asked.client && !asked.starts ? (
        <AwaitedNumbers asked={asked} />
      ) : null}
      <WorkList session={session} asked={asked} counts={counts} />
    </>
  );
}

/** Nobody was hired yet, or the person sees no work: there is nothing to do but to set up. */
async function isNew(session: UserSession): Promise<boolean> {
  if (!hasPermission(session, 'employee:view')) {
    const works = ['task:view', 'placement:view', 'webhook:view'] as const;
    return !works.some((permission) => hasPermission(session, permission));
  }
  const { data } = await readOrRedirect(paths.home, 'component_rows.listEmployees', {
    query: { limit: 1, order_by: 'created_at' },
  });
  return data.length === 0;
}

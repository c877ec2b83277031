import { getTranslations } from 'next-intl/server';
import { CalendarPage } from '../../../../dashboard/calendar/calendar-page';
import { parseCalendarSearch } from '../../../../dashboard/calendar/calendar-search';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface CalendarRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('calendar');
  return dashboardMetadata(await requireSession(paths.calendar), t('title'));
}

export default async function CalendarRoute({ searchParams }: CalendarRouteProps) {
  const asked = parseCalendarSearch(await searchParams);
  const session = await requireSession(withQuery(paths.calendar, { ...asked }));
  return <CalendarPage session={session} asked={asked} />;
}

import { getTranslations } from 'next-intl/server';
import { parseEventSearch } from '../../../../dashboard/events/event-search';
import { EventsPage } from '../../../../dashboard/events/events-page';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface EventsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.events), (await getTranslations('events'))('title'));
}

export default async function EventsRoute({ searchParams }: EventsRouteProps) {
  const asked = parseEventSearch(await searchParams);
  const here = withQuery(paths.events, { ...asked });
  return <EventsPage session={await requireSession(here)} here={here} asked={asked} />;
}

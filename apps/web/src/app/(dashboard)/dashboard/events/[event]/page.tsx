import { getTranslations } from 'next-intl/server';
import { EventPage } from '../../../../../dashboard/events/event-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface EventRouteProps {
  readonly params: Promise<{ readonly event: string }>;
}

export async function generateMetadata({ params }: EventRouteProps) {
  const { event } = await params;
  return dashboardMetadata(
    await requireSession(paths.event(event)),
    (await getTranslations('events'))('eventTab'),
  );
}

export default async function EventRoute({ params }: EventRouteProps) {
  const { event } = await params;
  return <EventPage session={await requireSession(paths.event(event))} id={event} />;
}

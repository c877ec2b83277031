import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../dashboard/paths';
import { QueuePage } from '../../../../dashboard/review/queue-page';
import { parseReviewSearch, reviewPath } from '../../../../dashboard/review/review-search';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface ReviewRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('reviewQueue');
  return dashboardMetadata(await requireSession(paths.review), t('title'));
}

export default async function ReviewRoute({ searchParams }: ReviewRouteProps) {
  const given = await searchParams;
  const asked = parseReviewSearch(given);
  const session = await requireSession(reviewPath(asked));
  return <QueuePage session={session} asked={asked} done={given['done']} />;
}

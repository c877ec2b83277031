import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { paths } from '../../../../../dashboard/paths';
import { ReviewNextPage } from '../../../../../dashboard/review/review-next-page';
import { parseReviewStep, ReviewDeed, reviewNextPath } from '../../../../../dashboard/review/review-step';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface ReviewNextRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('reviewQueue');
  return dashboardMetadata(await requireSession(paths.review), t('title'));
}

export default async function ReviewNextRoute({ searchParams }: ReviewNextRouteProps) {
  const given = await searchParams;
  const step = parseReviewStep(given);
  if (!step) return redirect(paths.review);
  const session = await requireSession(reviewNextPath(step));
  const did = ReviewDeed.safeParse(given['did']);
  return <ReviewNextPage session={session} step={step} did={did.success ? did.data : undefined} />;
}

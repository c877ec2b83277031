import { getLocale, getTranslations } from 'next-intl/server';
import { wordingsPlaceOf } from '../../../../../../dashboard/messages/wording/wording-place';
import { WordingListPage } from '../../../../../../dashboard/messages/wording/wording-list-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface WordingListRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('wording');
  return dashboardMetadata(await requireSession(paths.messageWordings), t('title'));
}

export default async function WordingListRoute({ searchParams }: WordingListRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.messageWordings);
  return <WordingListPage session={session} of={wordingsPlaceOf(asked, await getLocale())} />;
}

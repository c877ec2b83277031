import { getLocale, getTranslations } from 'next-intl/server';
import { WordingPage } from '../../../../../../../dashboard/messages/wording/wording-page';
import { wordingsPlaceOf } from '../../../../../../../dashboard/messages/wording/wording-place';
import { paths, withQuery } from '../../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface WordingRouteProps {
  readonly params: Promise<{ readonly message: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('wording');
  return dashboardMetadata(await requireSession(paths.messageWordings), t('title'));
}

export default async function WordingRoute({ params, searchParams }: WordingRouteProps) {
  const [{ message }, asked] = [await params, await searchParams];
  const whose = wordingsPlaceOf(asked, await getLocale());
  const session = await requireSession(withQuery(paths.messageWording(message), { ...whose }));
  return <WordingPage session={session} message={message} whose={whose} done={asked['done']} />;
}

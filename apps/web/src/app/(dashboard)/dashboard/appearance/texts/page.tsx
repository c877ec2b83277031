import { getLocale, getTranslations } from 'next-intl/server';
import { TextsPage } from '../../../../../dashboard/appearance/texts/texts-page';
import { textsPlaceOf } from '../../../../../dashboard/appearance/texts/texts-place';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface TextsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('ownTexts');
  return dashboardMetadata(await requireSession(paths.ownTexts), t('title'));
}

export default async function TextsRoute({ searchParams }: TextsRouteProps) {
  const asked = await searchParams;
  const of = textsPlaceOf(asked, await getLocale());
  const session = await requireSession(withQuery(paths.ownTexts, { ...of }));
  return <TextsPage session={session} of={of} done={asked['done']} />;
}

import { getTranslations } from 'next-intl/server';
import { ThemePage } from '../../../../../dashboard/appearance/theme-page';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../dashboard/shell/list-pages';

interface ThemeRouteProps {
  readonly params: Promise<{ readonly theme: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: ThemeRouteProps) {
  const { theme } = await params;
  return dashboardMetadata(
    await requireSession(paths.theme(theme)),
    (await getTranslations('appearance'))('theme'),
  );
}

export default async function ThemeRoute({ params, searchParams }: ThemeRouteProps) {
  const { theme } = await params;
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const here = withQuery(paths.theme(theme), { page: page > 1 ? page : undefined });
  return <ThemePage session={await requireSession(here)} id={theme} page={page} done={done} />;
}

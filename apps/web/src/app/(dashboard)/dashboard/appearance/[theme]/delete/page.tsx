import { getTranslations } from 'next-intl/server';
import { DeleteThemePage } from '../../../../../../dashboard/appearance/delete-theme-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeleteThemeRouteProps {
  readonly params: Promise<{ readonly theme: string }>;
}

export async function generateMetadata({ params }: DeleteThemeRouteProps) {
  const { theme } = await params;
  return dashboardMetadata(
    await requireSession(paths.deleteTheme(theme)),
    (await getTranslations('appearance'))('deleteTitle'),
  );
}

export default async function DeleteThemeRoute({ params }: DeleteThemeRouteProps) {
  const { theme } = await params;
  return <DeleteThemePage session={await requireSession(paths.deleteTheme(theme))} id={theme} />;
}

import { getTranslations } from 'next-intl/server';
import { EditThemePage } from '../../../../../../dashboard/appearance/edit-theme-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface EditThemeRouteProps {
  readonly params: Promise<{ readonly theme: string }>;
}

export async function generateMetadata({ params }: EditThemeRouteProps) {
  const { theme } = await params;
  return dashboardMetadata(
    await requireSession(paths.editTheme(theme)),
    (await getTranslations('appearance'))('editTitle'),
  );
}

export default async function EditThemeRoute({ params }: EditThemeRouteProps) {
  const { theme } = await params;
  return <EditThemePage session={await requireSession(paths.editTheme(theme))} id={theme} />;
}

import { getTranslations } from 'next-intl/server';
import { NewThemePage } from '../../../../../dashboard/appearance/edit-theme-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.newTheme),
    (await getTranslations('appearance'))('addTitle'),
  );
}

export default async function NewThemeRoute() {
  return <NewThemePage session={await requireSession(paths.newTheme)} />;
}

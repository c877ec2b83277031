import { getTranslations } from 'next-intl/server';
import { ThemePreviewPage } from '../../../../../../dashboard/appearance/theme-preview-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface ThemePreviewRouteProps {
  readonly params: Promise<{ readonly theme: string }>;
}

export async function generateMetadata({ params }: ThemePreviewRouteProps) {
  const { theme } = await params;
  return dashboardMetadata(
    await requireSession(paths.previewTheme(theme)),
    (await getTranslations('appearance'))('theme'),
  );
}

export default async function ThemePreviewRoute({ params }: ThemePreviewRouteProps) {
  const { theme } = await params;
  return <ThemePreviewPage session={await requireSession(paths.previewTheme(theme))} id={theme} />;
}

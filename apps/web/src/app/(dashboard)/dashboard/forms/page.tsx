import { getTranslations } from 'next-intl/server';
import { FormsPage } from '../../../../dashboard/own-forms/forms-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface FormsRouteProps {
  readonly searchParams: Promise<{ readonly page?: string | string[]; readonly done?: unknown }>;
}

export async function generateMetadata() {
  const t = await getTranslations('forms');
  return dashboardMetadata(await requireSession(paths.forms), t('title'));
}

export default async function FormsRoute({ searchParams }: FormsRouteProps) {
  const { page, done } = await searchParams;
  const session = await requireSession(paths.forms);
  return <FormsPage session={session} page={requestedPage(page)} done={done} />;
}

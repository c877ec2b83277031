import { getTranslations } from 'next-intl/server';
import { DocumentsPage } from '../../../../dashboard/documents/documents-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface DocumentsRouteProps {
  readonly searchParams: Promise<{ readonly page?: string | string[]; readonly done?: unknown }>;
}

export async function generateMetadata() {
  const t = await getTranslations('documents');
  return dashboardMetadata(await requireSession(paths.documents), t('title'));
}

export default async function DocumentsRoute({ searchParams }: DocumentsRouteProps) {
  const { page, done } = await searchParams;
  const session = await requireSession(paths.documents);
  return <DocumentsPage session={session} page={requestedPage(page)} done={done} />;
}

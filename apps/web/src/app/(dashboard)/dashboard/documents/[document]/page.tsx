import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '../../../../../dashboard/documents/document-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../dashboard/shell/list-pages';

interface DocumentRouteProps {
  readonly params: Promise<{ readonly document: string }>;
  readonly searchParams: Promise<{ readonly page?: string | string[] }>;
}

export async function generateMetadata({ params }: DocumentRouteProps) {
  const [{ document }, t] = [await params, await getTranslations('documents')];
  return dashboardMetadata(await requireSession(paths.document(document)), t('documentTab'));
}

export default async function DocumentRoute({ params, searchParams }: DocumentRouteProps) {
  const [{ document }, { page }] = [await params, await searchParams];
  const session = await requireSession(paths.document(document));
  return <DocumentPage session={session} id={document} page={requestedPage(page)} />;
}

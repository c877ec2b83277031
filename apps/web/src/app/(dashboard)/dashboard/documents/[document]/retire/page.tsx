import { getTranslations } from 'next-intl/server';
import { RetirePage } from '../../../../../../dashboard/documents/retire-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RetireRouteProps {
  readonly params: Promise<{ readonly document: string }>;
}

export async function generateMetadata({ params }: RetireRouteProps) {
  const [{ document }, t] = [await params, await getTranslations('documents')];
  return dashboardMetadata(await requireSession(paths.retireDocument(document)), t('retireTab'));
}

export default async function RetireRoute({ params }: RetireRouteProps) {
  const { document } = await params;
  return <RetirePage session={await requireSession(paths.retireDocument(document))} id={document} />;
}

import { getTranslations } from 'next-intl/server';
import { NewImportPage } from '../../../../../dashboard/imports/new-import-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface NewImportRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const session = await requireSession(paths.newImport);
  return dashboardMetadata(session, (await getTranslations('imports'))('newTitle'));
}

export default async function NewImportRoute({ searchParams }: NewImportRouteProps) {
  const { kind } = await searchParams;
  const asked = typeof kind === 'string' ? kind : '';
  return <NewImportPage session={await requireSession(paths.newImport)} kind={asked} />;
}

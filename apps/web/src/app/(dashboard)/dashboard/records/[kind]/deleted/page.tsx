import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { DeletedRecordsPage } from '../../../../../../dashboard/records/deleted-records-page';
import { kindOfSegment } from '../../../../../../dashboard/records/model/managed-kind';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../../dashboard/shell/list-pages';

interface DeletedRecordsRouteProps {
  readonly params: Promise<{ readonly kind: string }>;
  readonly searchParams: Promise<{ readonly page?: string | string[] }>;
}

export async function generateMetadata({ params }: DeletedRecordsRouteProps) {
  const kind = kindOfSegment((await params).kind) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.deletedRecords(kind)), t(`${kind}_deletedTitle`));
}

export default async function DeletedRecordsRoute({ params, searchParams }: DeletedRecordsRouteProps) {
  const [given, { page }] = [await params, await searchParams];
  const kind = kindOfSegment(given.kind) ?? notFound();
  const session = await requireSession(paths.deletedRecords(kind));
  return <DeletedRecordsPage session={session} kind={kind} page={requestedPage(page)} />;
}

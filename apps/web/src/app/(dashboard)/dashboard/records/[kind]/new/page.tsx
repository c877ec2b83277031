import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { kindOfSegment } from '../../../../../../dashboard/records/model/managed-kind';
import { NewRecordPage } from '../../../../../../dashboard/records/new-record-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface NewRecordRouteProps {
  readonly params: Promise<{ readonly kind: string }>;
}

export async function generateMetadata({ params }: NewRecordRouteProps) {
  const kind = kindOfSegment((await params).kind) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.newRecord(kind)), t(`${kind}_add`));
}

export default async function NewRecordRoute({ params }: NewRecordRouteProps) {
  const kind = kindOfSegment((await params).kind) ?? notFound();
  return <NewRecordPage session={await requireSession(paths.newRecord(kind))} kind={kind} />;
}

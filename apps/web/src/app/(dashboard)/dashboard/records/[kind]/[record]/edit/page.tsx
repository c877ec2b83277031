import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { EditRecordPage } from '../../../../../../../dashboard/records/edit-record-page';
import { kindOfSegment } from '../../../../../../../dashboard/records/model/managed-kind';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface EditRecordRouteProps {
  readonly params: Promise<{ readonly kind: string; readonly record: string }>;
}

export async function generateMetadata({ params }: EditRecordRouteProps) {
  const { kind: segment, record } = await params;
  const kind = kindOfSegment(segment) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.editRecord(kind, record)), t(`${kind}_tab`));
}

export default async function EditRecordRoute({ params }: EditRecordRouteProps) {
  const { kind: segment, record } = await params;
  const kind = kindOfSegment(segment) ?? notFound();
  return (
    <EditRecordPage session={await requireSession(paths.editRecord(kind, record))} kind={kind} id={record} />
  );
}

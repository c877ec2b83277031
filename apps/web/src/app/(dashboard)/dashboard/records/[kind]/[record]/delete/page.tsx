import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { DeleteRecordPage } from '../../../../../../../dashboard/records/delete-record-page';
import { kindOfSegment } from '../../../../../../../dashboard/records/model/managed-kind';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface DeleteRecordRouteProps {
  readonly params: Promise<{ readonly kind: string; readonly record: string }>;
}

export async function generateMetadata({ params }: DeleteRecordRouteProps) {
  const { kind: segment, record } = await params;
  const kind = kindOfSegment(segment) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.deleteRecord(kind, record)), t(`${kind}_tab`));
}

export default async function DeleteRecordRoute({ params }: DeleteRecordRouteProps) {
  const { kind: segment, record } = await params;
  const kind = kindOfSegment(segment) ?? notFound();
  return (
    <DeleteRecordPage
      session={await requireSession(paths.deleteRecord(kind, record))}
      kind={kind}
      id={record}
    />
  );
}

import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { kindOfSegment } from '../../../../../../dashboard/records/model/managed-kind';
import { RecordPage } from '../../../../../../dashboard/records/record-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RecordRouteProps {
  readonly params: Promise<{ readonly kind: string; readonly record: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: RecordRouteProps) {
  const { kind: segment, record } = await params;
  const kind = kindOfSegment(segment) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.record(kind, record)), t(`${kind}_tab`));
}

export default async function RecordRoute({ params, searchParams }: RecordRouteProps) {
  const [{ kind: segment, record }, { done, show }] = [await params, await searchParams];
  const kind = kindOfSegment(segment) ?? notFound();
  const session = await requireSession(paths.record(kind, record));
  return <RecordPage session={session} kind={kind} id={record} done={done} isShown={show === 'protected'} />;
}

import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { kindOfSegment } from '../../../../../dashboard/records/model/managed-kind';
import { RecordsPage } from '../../../../../dashboard/records/records-page';
import { parseRecordsSearch } from '../../../../../dashboard/records/records-search';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface RecordsRouteProps {
  readonly params: Promise<{ readonly kind: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: RecordsRouteProps) {
  const kind = kindOfSegment((await params).kind) ?? notFound();
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.recordList(kind)), t(`${kind}_title`));
}

export default async function RecordsRoute({ params, searchParams }: RecordsRouteProps) {
  const [given, asked] = [await params, await searchParams];
  const kind = kindOfSegment(given.kind) ?? notFound();
  const session = await requireSession(paths.recordList(kind));
  return <RecordsPage session={session} kind={kind} asked={parseRecordsSearch(asked)} done={asked['done']} />;
}

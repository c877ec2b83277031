import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../../../dashboard/paths';
import { MergePage } from '../../../../../../dashboard/person/merge-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface MergeRouteProps {
  readonly params: Promise<{ readonly employee: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: MergeRouteProps) {
  const { employee } = await params;
  const session = await requireSession(paths.mergeEmployee(employee));
  return dashboardMetadata(session, (await getTranslations('person'))('mergeTitle'));
}

export default async function MergeRoute({ params, searchParams }: MergeRouteProps) {
  const [{ employee }, asked] = [await params, await searchParams];
  const other = typeof asked['with'] === 'string' ? asked['with'] : '';
  const session = await requireSession(withQuery(paths.mergeEmployee(employee), { with: other }));
  return <MergePage session={session} employee={employee} other={other} />;
}

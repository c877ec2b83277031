import { getTranslations } from 'next-intl/server';
import { CaseDetailPage } from '../../../../../dashboard/everify/case-detail-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface CaseDetailRouteProps {
  readonly params: Promise<{ readonly case: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: CaseDetailRouteProps) {
  const { case: id } = await params;
  return dashboardMetadata(
    await requireSession(paths.everifyCase(id)),
    (await getTranslations('everifyPages'))('caseTab'),
  );
}

export default async function CaseDetailRoute({ params, searchParams }: CaseDetailRouteProps) {
  const [{ case: id }, { done }] = [await params, await searchParams];
  return <CaseDetailPage session={await requireSession(paths.everifyCase(id))} id={id} done={done} />;
}

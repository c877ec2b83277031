import { getTranslations } from 'next-intl/server';
import { EndCasePage } from '../../../../../../dashboard/everify/end-case-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface EndCaseRouteProps {
  readonly params: Promise<{ readonly case: string }>;
}

export async function generateMetadata({ params }: EndCaseRouteProps) {
  const { case: id } = await params;
  return dashboardMetadata(
    await requireSession(paths.closeEverifyCase(id)),
    (await getTranslations('everifyPages'))('closeTab'),
  );
}

export default async function EndCaseRoute({ params }: EndCaseRouteProps) {
  const { case: id } = await params;
  return <EndCasePage session={await requireSession(paths.closeEverifyCase(id))} id={id} />;
}

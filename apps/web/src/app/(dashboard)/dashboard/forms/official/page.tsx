import { getTranslations } from 'next-intl/server';
import { OfficialFormsPage } from '../../../../../dashboard/official-forms/official-forms-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata() {
  const t = await getTranslations('officialForms');
  return dashboardMetadata(await requireSession(paths.officialForms), t('title'));
}

export default async function OfficialFormsRoute({ searchParams }: RouteProps) {
  const { done } = await searchParams;
  return <OfficialFormsPage session={await requireSession(paths.officialForms)} done={done} />;
}

import { getTranslations } from 'next-intl/server';
import { RetireFormPage } from '../../../../../../dashboard/own-forms/retire-form-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly form: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.retireForm((await params).form));
  return dashboardMetadata(session, (await getTranslations('forms'))('retireTab'));
}

export default async function RetireFormRoute({ params }: RouteProps) {
  const { form } = await params;
  const session = await requireSession(paths.retireForm(form));
  return <RetireFormPage session={session} id={form} />;
}

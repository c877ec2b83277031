import { getTranslations } from 'next-intl/server';
import { OfficialFormPage } from '../../../../../../dashboard/official-forms/official-form-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly form: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.officialForm((await params).form));
  return dashboardMetadata(session, (await getTranslations('officialForms'))('title'));
}

export default async function OfficialFormRoute({ params }: RouteProps) {
  const { form } = await params;
  return <OfficialFormPage session={await requireSession(paths.officialForm(form))} id={form} />;
}

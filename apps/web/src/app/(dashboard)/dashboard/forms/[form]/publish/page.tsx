import { getTranslations } from 'next-intl/server';
import { PublishFormPage } from '../../../../../../dashboard/own-forms/publish-form-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly form: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.publishForm((await params).form));
  return dashboardMetadata(session, (await getTranslations('forms'))('publishTab'));
}

export default async function PublishFormRoute({ params }: RouteProps) {
  const { form } = await params;
  const session = await requireSession(paths.publishForm(form));
  return <PublishFormPage session={session} id={form} />;
}

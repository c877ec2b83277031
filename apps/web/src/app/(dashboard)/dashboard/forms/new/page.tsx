import { getTranslations } from 'next-intl/server';
import { NewFormPage } from '../../../../../dashboard/own-forms/new-form-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface NewFormRouteProps {
  readonly searchParams: Promise<{ readonly copy?: string | string[] }>;
}

export async function generateMetadata() {
  const t = await getTranslations('forms');
  return dashboardMetadata(await requireSession(paths.newForm), t('makeTitle'));
}

export default async function NewFormRoute({ searchParams }: NewFormRouteProps) {
  const { copy } = await searchParams;
  const copied = typeof copy === 'string' ? copy : undefined;
  const session = await requireSession(copied ? paths.copyForm(copied) : paths.newForm);
  return <NewFormPage session={session} copy={copied} />;
}

import { getTranslations } from 'next-intl/server';
import { BuilderPage } from '../../../../../dashboard/own-forms/builder-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly form: string }>;
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.form((await params).form));
  return dashboardMetadata(session, (await getTranslations('forms'))('builderTab'));
}

export default async function BuilderRoute({ params, searchParams }: RouteProps) {
  const { form } = await params;
  const session = await requireSession(paths.form(form));
  return <BuilderPage session={session} id={form} done={(await searchParams).done} />;
}

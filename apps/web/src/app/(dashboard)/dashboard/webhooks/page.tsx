import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';
import { WebhooksPage } from '../../../../dashboard/webhooks/webhooks-page';

interface WebhooksRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.webhooks),
    (await getTranslations('webhooks'))('title'),
  );
}

export default async function WebhooksRoute({ searchParams }: WebhooksRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.webhooks, { page: page > 1 ? page : undefined }));
  return <WebhooksPage session={session} page={page} done={done} />;
}

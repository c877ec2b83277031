import { getTranslations } from 'next-intl/server';
import { TokensPage } from '../../../../dashboard/api-tokens/tokens-page';
import { requestedPage } from '../../../../dashboard/shell/list-pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface TokensRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.apiTokens), (await getTranslations('tokens'))('title'));
}

export default async function TokensRoute({ searchParams }: TokensRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.apiTokens, { page: page > 1 ? page : undefined }));
  return <TokensPage session={session} page={page} done={done} />;
}

import { getTranslations } from 'next-intl/server';
import { TokensPage } from '../../../../api-tokens/tokens-page';
import { pageAsked } from '../../../../dashboard/pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { signedIn } from '../../../../dashboard/session';
import { titled } from '../../../../dashboard/title';

interface TokensRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return titled(await signedIn(paths.apiTokens), (await getTranslations('tokens'))('title'));
}

export default async function TokensRoute({ searchParams }: TokensRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = pageAsked(asked);
  const session = await signedIn(withQuery(paths.apiTokens, { page: page > 1 ? page : undefined }));
  return <TokensPage session={session} page={page} done={done} />;
}

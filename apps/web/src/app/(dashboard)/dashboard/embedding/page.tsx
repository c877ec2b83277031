import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { EmbeddingPage } from '../../../../dashboard/embedding/embedding-page';

interface EmbeddingRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.embedding),
    (await getTranslations('embedding'))('title'),
  );
}

export default async function EmbeddingRoute({ searchParams }: EmbeddingRouteProps) {
  const { done } = await searchParams;
  return <EmbeddingPage session={await requireSession(paths.embedding)} done={done} />;
}

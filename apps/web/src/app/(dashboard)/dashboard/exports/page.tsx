import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { CsvList } from '../../../../dashboard/exports/csv-list';
import { ExportsPage } from '../../../../dashboard/exports/exports-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface ExportsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const Asked = z.object({
  list: CsvList.catch('employees'),
  trouble: z.enum(['', 'limited', 'refused']).catch(''),
});

export async function generateMetadata() {
  const session = await requireSession(paths.exports);
  return dashboardMetadata(session, (await getTranslations('exports'))('title'));
}

export default async function ExportsRoute({ searchParams }: ExportsRouteProps) {
  const asked = Asked.parse(await searchParams);
  return <ExportsPage session={await requireSession(paths.exports)} {...asked} />;
}

import { getTranslations } from 'next-intl/server';
import { PropertiesPage } from '../../../../dashboard/custom-properties/properties-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';
import { parsePropertiesSearch } from '../../../../dashboard/custom-properties/properties-search';

interface PropertiesRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('customProperties');
  return dashboardMetadata(await requireSession(paths.customProperties), t('title'));
}

export default async function PropertiesRoute({ searchParams }: PropertiesRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.customProperties);
  return (
    <PropertiesPage
      session={session}
      asked={parsePropertiesSearch(asked)}
      page={requestedPage(asked['page'])}
      done={asked['done']}
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { NewPropertyPage } from '../../../../../dashboard/custom-properties/new-property-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

export async function generateMetadata() {
  const t = await getTranslations('customProperties');
  return dashboardMetadata(await requireSession(paths.newCustomProperty), t('add'));
}

export default async function NewPropertyRoute() {
  return <NewPropertyPage session={await requireSession(paths.newCustomProperty)} />;
}

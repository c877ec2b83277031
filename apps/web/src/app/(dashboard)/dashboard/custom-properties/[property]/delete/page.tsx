import { getTranslations } from 'next-intl/server';
import { RetirePropertyPage } from '../../../../../../dashboard/custom-properties/retire-property-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeletePropertyRouteProps {
  readonly params: Promise<{ readonly property: string }>;
}

export async function generateMetadata({ params }: DeletePropertyRouteProps) {
  const { property } = await params;
  const t = await getTranslations('customProperties');
  return dashboardMetadata(await requireSession(paths.deleteCustomProperty(property)), t('tab'));
}

export default async function DeletePropertyRoute({ params }: DeletePropertyRouteProps) {
  const { property } = await params;
  return (
    <RetirePropertyPage
      session={await requireSession(paths.deleteCustomProperty(property))}
      id={property}
      end="delete"
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { RetirePropertyPage } from '../../../../../../dashboard/custom-properties/retire-property-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeprecatePropertyRouteProps {
  readonly params: Promise<{ readonly property: string }>;
}

export async function generateMetadata({ params }: DeprecatePropertyRouteProps) {
  const { property } = await params;
  const t = await getTranslations('customProperties');
  return dashboardMetadata(await requireSession(paths.deprecateCustomProperty(property)), t('tab'));
}

export default async function DeprecatePropertyRoute({ params }: DeprecatePropertyRouteProps) {
  const { property } = await params;
  return (
    <RetirePropertyPage
      session={await requireSession(paths.deprecateCustomProperty(property))}
      id={property}
      end="deprecate"
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { DeletePersonPage } from '../../../../../../dashboard/person/delete-person-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeletePersonRouteProps {
  readonly params: Promise<{ readonly employee: string }>;
}

export async function generateMetadata({ params }: DeletePersonRouteProps) {
  const { employee } = await params;
  const session = await requireSession(paths.deleteEmployee(employee));
  return dashboardMetadata(session, (await getTranslations('person'))('actDelete'));
}

export default async function DeletePersonRoute({ params }: DeletePersonRouteProps) {
  const { employee } = await params;
  return (
    <DeletePersonPage session={await requireSession(paths.deleteEmployee(employee))} employee={employee} />
  );
}

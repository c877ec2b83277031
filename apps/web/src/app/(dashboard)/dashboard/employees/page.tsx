import { getTranslations } from 'next-intl/server';
import { EmployeesPage } from '../../../../dashboard/employees/employees-page';
import { pageAddressOf, parseEmployeesSearch } from '../../../../dashboard/employees/employees-search';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface EmployeesRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('employees');
  return dashboardMetadata(await requireSession(paths.employees), t('title'));
}

export default async function EmployeesRoute({ searchParams }: EmployeesRouteProps) {
  const given = await searchParams;
  const asked = parseEmployeesSearch(given);
  const session = await requireSession(
    withQuery(paths.employees, { ...pageAddressOf(asked), person: asked.person }),
  );
  return <EmployeesPage session={session} asked={asked} done={given['done']} />;
}

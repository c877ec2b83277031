import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { EmployeePage } from '../../../../../dashboard/employees/employee-page';

interface EmployeeRouteProps {
  readonly params: Promise<{ readonly employee: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: EmployeeRouteProps) {
  const { employee } = await params;
  return dashboardMetadata(
    await requireSession(paths.employee(employee)),
    (await getTranslations('employees'))('tab'),
  );
}

export default async function EmployeeRoute({ params, searchParams }: EmployeeRouteProps) {
  const [{ employee }, asked] = [await params, await searchParams];
  return (
    <EmployeePage session={await requireSession(paths.employee(employee))} id={employee} asked={asked} />
  );
}

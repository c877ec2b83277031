import { componentMetadata, ComponentPage } from '../../../../../../embedded/component-page';

export const generateMetadata = () => componentMetadata('employees/list');

export default function EmployeesListRoute() {
  return <ComponentPage component="employees/list" />;
}

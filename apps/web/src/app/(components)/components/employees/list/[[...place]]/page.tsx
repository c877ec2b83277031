import { componentMetadata, ComponentPage } from '../../../../../../components/component-page';

export const generateMetadata = () => componentMetadata('employees/list');

export default function EmployeesListRoute() {
  return <ComponentPage component="employees/list" />;
}

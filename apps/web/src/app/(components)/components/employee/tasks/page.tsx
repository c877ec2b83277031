import { componentMetadata, ComponentPage } from '../../../../../embedded/component-page';

export const generateMetadata = () => componentMetadata('employee/tasks');

export default function EmployeeTasksRoute() {
  return <ComponentPage component="employee/tasks" />;
}

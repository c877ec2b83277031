'use client';
import type { ComponentView } from '../component-view';
import { EmployeesList } from '../employees/employees-list';
import { EmployeeTasks } from '../tasks/employee-tasks';

/** The list, and within it the tasks of the employee that was opened. */
export const employeesListView: ComponentView = {
  columns: 6,
  show: (employeeId) =>
    employeeId ? <EmployeeTasks key={employeeId} employeeId={employeeId} /> : <EmployeesList />,
};

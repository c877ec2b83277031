'use client';
import type { ComponentView } from '../component-view';
import { EmployeeTasks } from '../tasks/employee-tasks';

export const employeeTasksView: ComponentView = {
  columns: 5,
  show: (employeeId) => (employeeId ? <EmployeeTasks key={employeeId} employeeId={employeeId} /> : null),
};

// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.
import type { ComponentName } from '@firstday/domain';
import type { ComponentView } from '../component-view';
import { complianceCalendarView } from '../views/compliance-calendar-view';
import { employeeTasksView } from '../views/employee-tasks-view';
import { employeesListView } from '../views/employees-list-view';
import { everifyCasesView } from '../views/everify-cases-view';
import { placementsNewView } from '../views/placements-new-view';
import { policiesExplainView } from '../views/policies-explain-view';

/** What each component looks like: `views/<component>-view.tsx`. */
export const componentViews: Readonly<Record<ComponentName, ComponentView>> = {
  'compliance/calendar': complianceCalendarView,
  'employee/tasks': employeeTasksView,
  'employees/list': employeesListView,
  'everify/cases': everifyCasesView,
  'placements/new': placementsNewView,
  'policies/explain': policiesExplainView,
};

// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.
import { complianceCalendar } from './definitions/compliance-calendar.js';
import { employeeTasks } from './definitions/employee-tasks.js';
import { employeesList } from './definitions/employees-list.js';
import { everifyCases } from './definitions/everify-cases.js';
import { placementsNew } from './definitions/placements-new.js';
import { policiesExplain } from './definitions/policies-explain.js';

/** Every component that can be embedded. */
export const componentDefinitions = [
  complianceCalendar,
  employeeTasks,
  employeesList,
  everifyCases,
  placementsNew,
  policiesExplain,
] as const;

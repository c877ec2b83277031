// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.
import { employeeTasks } from './definitions/employee-tasks.js';
import { employeesList } from './definitions/employees-list.js';
import { everifyCases } from './definitions/everify-cases.js';

/** Every component that can be embedded. */
export const componentDefinitions = [employeeTasks, employeesList, everifyCases] as const;

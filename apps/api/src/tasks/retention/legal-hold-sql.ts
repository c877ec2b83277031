/** Over a row of `tasks`: whether a legal hold covers it. The function is written in a migration, for a trigger asks it too. */
const isTaskHeld = `is_under_legal_hold(tasks.account_id, tasks.employee_id,
  ARRAY[tasks.id, tasks.employee_id, tasks.employer_id])`;
/** Over a row of `employees`: whether a legal hold covers the record. */
const isEmployeeHeld = 'is_under_legal_hold(employees.account_id, employees.id, ARRAY[employees.id])';

export const legalHoldSql = { isTaskHeld, isEmployeeHeld };

import { statement } from '../../database/index.js';
import { legalHoldSql } from './legal-hold-sql.js';
import { hadOnlyEmploymentsBefore } from '../../placements/index.js';

/** Over a row of `employees`: no form is kept any more, neither by law nor because somebody still works with it, and nothing holds the record. */
const hasNoForms = `NOT EXISTS (SELECT 1 FROM tasks
    WHERE employee_id = employees.id COLLATE "default" AND deleted_at IS NOT NULL AND purged_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM tasks
    WHERE account_id = employees.account_id AND employee_id = employees.id COLLATE "default" AND deleted_at IS NULL)
  AND NOT ${legalHoldSql.isEmployeeHeld}`;
/**
 * Over a row of `employees`: all signed forms are destroyed and all employments were over before the day `$3`: nothing
 * needs the sealed values of the record.
 */
const needsNoSealedData = `${hasNoForms}
  AND EXISTS (SELECT 1 FROM signatures JOIN tasks ON tasks.id = signatures.task_id
               WHERE tasks.account_id = employees.account_id AND tasks.employee_id = employees.id
                 AND tasks.purged_at IS NOT NULL)
  AND ${hadOnlyEmploymentsBefore('$3', 'employees.account_id', 'employees.id')}`;
/** What proves that there was a signature stays; who gave it goes. The employer's representative is somebody else. */
const clearSignatures = statement(
  'destruction.clearSignatures',
  `UPDATE signatures SET name = '', ip = '', user_agent = '', sealed_image = NULL,
                         handover = NULL, name_statement = NULL, arrival = arrival #- '{message,to}'
    WHERE account_id = $1 AND role IN ('employee', 'preparer') AND name <> ''
      AND task_id = ANY (ARRAY(SELECT id FROM tasks WHERE account_id = $1 AND employee_id = ANY ($2)))`,
);
/** With the last of what was signed under them. */
const deleteSigningConsents = statement(
  'destruction.deleteSigningConsents',
  `DELETE FROM signing_consents WHERE account_id = $1 AND employee_id = ANY ($2)`,
);
/** Why something was held may name people. */
const clearHoldReasons = statement(
  'destruction.clearHoldReasons',
  `UPDATE legal_holds SET reason = '', release_reason = ''
    WHERE account_id = $1 AND released_at IS NOT NULL
      AND (subject_id = ANY ($2)
           OR subject_id = ANY (ARRAY(SELECT id FROM tasks WHERE account_id = $1 AND employee_id = ANY ($2))))`,
);
/** With the devices that answers were entered on, and the codes that were sent. */
const deleteFormSessions = statement(
  'destruction.deleteFormSessions',
  `WITH devices AS (DELETE FROM employee_devices WHERE account_id = $1 AND employee_id = ANY ($2)),
        codes AS (DELETE FROM identity_codes WHERE account_id = $1 AND employee_id = ANY ($2))
   DELETE FROM form_sessions WHERE account_id = $1 AND employee_id = ANY ($2)`,
);

/** What the end of an employee takes of the tables of tasks, and waits for. */
export const employeeDestructionSql = {
  hasNoForms,
  needsNoSealedData,
  clearHoldReasons,
  clearSignatures,
  deleteSigningConsents,
  deleteFormSessions,
};

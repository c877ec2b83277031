import { statement } from '../database/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** What a new case has, in this order. */
export const insertColumns = [
  'id',
  'account_id',
  'task_id',
  'employee_id',
  'employer_id',
  'company_id',
  'is_simulated',
  'status',
  'status_display',
  'eligibility_statement',
  'case_number',
  'sealed_fields',
  'missing',
  'time_zone',
  'open_by',
  'due_on',
  'mismatch',
  'closure_reason',
  'wanted',
  'sealed_wish',
  'wanted_since',
  'attempts',
  'run_at',
  'last_error',
  'refusal',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EverifyCaseEntity)[];
/** What of it an update gives, in this order. */
export const updateColumns = insertColumns
  .slice(3)
  .filter((name) => name !== 'created_at' && name !== 'employee_id');

const whereId = 'id = $1 AND account_id = $2';
const find = statement('everify.find', `SELECT * FROM everify_cases WHERE ${whereId}`);
const lock = statement('everify.lock', `SELECT * FROM everify_cases WHERE ${whereId} FOR UPDATE`);
/** While it is held, nobody deletes the files of the case. */
const lockFiles = statement('everify.lockFiles', `SELECT FROM everify_cases WHERE id = $1 FOR NO KEY UPDATE`);
const findOpenByTask = statement(
  'everify.openOfTask',
  `SELECT * FROM everify_cases WHERE account_id = $1 AND task_id = $2 AND status <> 'CLOSED' FOR UPDATE`,
);
const findByNumber = statement(
  'everify.byNumber',
  `SELECT id, account_id FROM everify_cases WHERE is_simulated = $1 AND case_number = $2`,
);
const insert = statement(
  'everify.insert',
  `INSERT INTO everify_cases (${insertColumns.join(', ')}) VALUES (${insertColumns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const update = statement(
  'everify.update',
  `UPDATE everify_cases SET ${updateColumns.map((name, at) => `${name} = $${at + 3}`).join(', ')} WHERE ${whereId}`,
);
const leaseSeconds = 120;
/** In milliseconds, so that the moment names the claim: JavaScript's dates have no more. */
const leaseUntil = `date_trunc('milliseconds', now()) + interval '${leaseSeconds} seconds'`;
const claimDue = statement(
  'everify.claimDue',
  `UPDATE everify_cases SET run_at = ${leaseUntil}, attempts = attempts + 1
    WHERE id = (SELECT id FROM everify_cases WHERE wanted IS NOT NULL AND run_at <= now()
                 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const claimOne = statement(
  'everify.claimOne',
  `UPDATE everify_cases SET run_at = ${leaseUntil}, attempts = attempts + 1
    WHERE ${whereId} AND wanted IS NOT NULL AND run_at <= now() RETURNING *`,
);
const postpone = statement(
  'everify.postpone',
  `UPDATE everify_cases SET run_at = now() + make_interval(secs => $3), last_error = $4, attempts = $6
    WHERE ${whereId} AND run_at = $5`,
);
const addStep = statement(
  'everify.addStep',
  `INSERT INTO everify_steps (case_id, sequence, account_id, at, what, by, by_id, from_status, to_status)
   SELECT $1, COALESCE(max(sequence), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM everify_steps WHERE case_id = $1`,
);
const findSteps = statement(
  'everify.steps',
  `SELECT * FROM everify_steps WHERE account_id = $1 AND case_id = ANY($2) ORDER BY case_id, sequence`,
);
const listOfEmployees = statement(
  'everify.ofEmployees',
  `SELECT id, employee_id FROM everify_cases WHERE account_id = $1 AND employee_id = ANY ($2)`,
);
const listMismatches = statement(
  'everify.mismatches',
  `SELECT * FROM everify_cases
    WHERE account_id = $1 AND employee_id = ANY ($2::text[]) AND status IN ('PENDING_REFERRAL', 'REFERRED')`,
);
const listNotified = statement(
  'everify.notified',
  `SELECT DISTINCT employee_id FROM everify_cases
    WHERE account_id = $1 AND status IN ('PENDING_REFERRAL', 'REFERRED') AND mismatch ->> 'notified_at' IS NOT NULL`,
);
const listOfTask = statement(
  'everify.ofTask',
  `SELECT * FROM everify_cases WHERE account_id = $1 AND task_id = $2 ORDER BY id`,
);
const findAccountsToPoll = statement(
  'everify.awaited',
  `SELECT DISTINCT account_id, is_simulated FROM everify_cases
    WHERE status IN ('QUEUED', 'MANUAL_REVIEW', 'REFERRED', 'PENDING_REFERRAL', 'DRAFT', 'EMPLOYMENT_AUTHORIZED')
      AND case_number IS NOT NULL`,
);
/** What an E-Verify case is made of, and who signed where; that there was a case, and its steps, stay. */
const forgetOfTask = statement(
  'everify.forgetOfTask',
  `UPDATE everify_cases
      SET sealed_fields = '', sealed_wish = NULL, wanted = NULL, run_at = NULL,
          mismatch = mismatch || '{"signed_by": null, "signed_from": null}'
    WHERE task_id = $1 AND account_id = $2 RETURNING id`,
);

export const caseSql = {
  find,
  lock,
  lockFiles,
  findOpenByTask,
  findByNumber,
  insert,
  update,
  claimDue,
  claimOne,
  postpone,
  addStep,
  findSteps,
  findAccountsToPoll,
  listMismatches,
  listNotified,
  listOfEmployees,
  listOfTask,
  forgetOfTask,
};

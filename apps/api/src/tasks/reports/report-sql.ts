import { placementSql } from '../../placements/index.js';
import { workStateSql } from '../../records/index.js';

type Mark = (value: unknown) => string;

export interface ReportScope {
  readonly mark: Mark;
  readonly begin: Date;
  readonly end: Date;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** Over `tasks`: of the account, active, of the employer that was asked for, and within the caller's access rules. */
  readonly conditions: readonly string[];
  /** Of each form, edition and section: the ids of its pages, in order. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What a row of a report is, as SQL that selects `ReportSource`'s columns. */
export type ReportSource = (scope: ReportScope) => string;

const columns = (row: string): string =>
  `${row}.id, ${row}.employee_id, ${row}.employer_id, ${row}.id AS task_id, ${row}.form_id`;
const where = (...conditions: readonly string[]): string => conditions.join(' AND ');
const created = ({ mark, begin, end }: ReportScope): string =>
  `tasks.created_at >= ${mark(begin)}::timestamptz AND tasks.created_at < ${mark(end)}::timestamptz`;

/** A hire is an employee with an employer: from the first link, or the first form, to the last form that was asked for then. */
const hiresSql: ReportSource = ({ mark, begin, end, conditions }) => {
  const asked = `SELECT tasks.employee_id, tasks.employer_id, min(tasks.created_at) AS asked_at,
                        CASE WHEN bool_and(tasks.completed_at IS NOT NULL) THEN max(tasks.completed_at) END AS done_at
                   FROM tasks WHERE ${where(...conditions, 'tasks.renews_task_id IS NULL')} GROUP BY 1, 2`;
  const invited = `SELECT employee_id, min(created_at) AS invited_at FROM onboarding_links
                    WHERE account_id = $1 AND side = 'employee' GROUP BY 1`;
  const hire = `SELECT asked.*, greatest(invited.invited_at, asked.asked_at) AS at
                  FROM (${asked}) AS asked LEFT JOIN (${invited}) AS invited USING (employee_id)`;
  return `SELECT hire.employee_id || '~' || coalesce(hire.employer_id, '') AS id, hire.employee_id, hire.employer_id,
                 NULL::text AS task_id, NULL::text AS form_id, coalesce(hire.employer_id, 'none') AS group_key,
                 to_char(hire.at AT TIME ZONE 'UTC', 'YYYY-MM') AS part_key, hire.at, hire.done_at IS NOT NULL AS is_done,
                 greatest(extract(epoch FROM hire.done_at - hire.at) / 3600, 0)::float8 AS hours
            FROM (${hire}) AS hire
           WHERE hire.at >= ${mark(begin)}::timestamptz AND hire.at < ${mark(end)}::timestamptz`;
};

/** Where the forms stand that wait for the employee: at the first page of their turn that is not whole, or at the signature. */
const dropOffSql: ReportSource = (scope) => {
  const page = `SELECT page FROM jsonb_array_elements_text(${scope.mark(JSON.stringify(scope.pages))}::jsonb
                    -> (tasks.form_id || '~' || tasks.edition || '~' || tasks.turn_section_id)) WITH ORDINALITY AS listed (page, nth)
                 WHERE (tasks.page_progress -> page ->> 'percent')::int < 100 ORDER BY nth LIMIT 1`;
  const isDone = `(tasks.completed_at IS NOT NULL OR tasks.next_action IS DISTINCT FROM 'employee_action')`;
  const isOver = `tasks.completed_at IS NULL AND tasks.expired_at <= ${scope.mark(scope.now)}::timestamptz`;
  return `SELECT ${columns('tasks')}, tasks.form_id AS group_key,
                 CASE WHEN ${isDone} THEN 'done' WHEN ${isOver} THEN 'expired' WHEN tasks.is_segregated THEN 'waiting'
                      ELSE coalesce(tasks.form_id || '.' || (${page}), 'signature') END AS part_key,
                 tasks.created_at AS at, ${isDone} AS is_done, NULL::float8 AS hours
            FROM tasks WHERE ${where(...scope.conditions, created(scope))}`;
};

/** Sections that employers sign by a day. Once a section was opened later, the day is that one's: such forms are left out. */
const signaturesSql: ReportSource = ({ mark, from, to, now, conditions }) => {
  const due = where(
    ...conditions,
    `tasks.due_on >= ${mark(from)} AND tasks.due_on <= ${mark(to)} AND tasks.due_at IS NOT NULL`,
    `tasks.opened_section_ids = '{}'`,
  );
  // 8 CFR 274a.2(b)(1)(ii): Section 2 is complete on the day it is signed, whenever the employer confirms the examiner.
  const isSigned = `(tasks.completed_at IS NOT NULL OR tasks.confirmation_asked_at IS NOT NULL)`;
  // The first that the employer accepted: a section that is corrected later was complete on that day.
  const signed = `SELECT signatures.signed_on FROM signatures
                   WHERE signatures.task_id = tasks.id AND signatures.role = 'employer'
                     AND NOT EXISTS (SELECT FROM audit_events
                                      WHERE audit_events.account_id = tasks.account_id AND audit_events.task_id = tasks.id
                                        AND audit_events.kind = 'signature_voided'
                                        AND audit_events.detail @> jsonb_build_object('signature_id', signatures.id, 'is_unaccepted', true))
                   ORDER BY signatures.signed_at LIMIT 1`;
  return `SELECT ${columns('due')}, coalesce(due.employer_id, 'none') AS group_key, due.part_key, due.due_at AS at,
                 due.part_key = 'in_time' AS is_done, NULL::float8 AS hours
            FROM (SELECT tasks.*,
                         CASE WHEN ${isSigned} THEN
                                CASE WHEN signature.signed_on > tasks.due_on THEN 'late' ELSE 'in_time' END
                              WHEN tasks.due_at < ${mark(now)}::timestamptz THEN 'overdue' ELSE 'waiting' END AS part_key
                    FROM tasks LEFT JOIN LATERAL (${signed}) AS signature ON ${isSigned}
                   WHERE ${due} AND CASE WHEN ${isSigned} THEN signature.signed_on IS NOT NULL
                                         ELSE tasks.next_action = 'employer_action' END) AS due`;
};

/** Forms by the state in which the work is done; empty where nobody said. */
const statesSql: ReportSource = (scope) => {
  const worked = `SELECT tasks.*, ${placementSql.worksRemotely('tasks.placement_id')} AS works_remotely
                    FROM tasks WHERE ${where(...scope.conditions, created(scope))}`;
  return `SELECT ${columns('worked')}, coalesce(nullif(${workStateSql('worked')}, ''), 'none') AS group_key,
                 worked.form_id AS part_key, worked.created_at AS at, worked.completed_at IS NOT NULL AS is_done,
                 extract(epoch FROM worked.completed_at - worked.created_at)::float8 / 3600 AS hours
            FROM (${worked}) AS worked`;
};

/** The reports that are made of tasks. */
export const reportSql = {
  time_to_done: hiresSql,
  drop_off: dropOffSql,
  late_signatures: signaturesSql,
  forms_by_state: statesSql,
} as const;

import { usStates } from '@firstday/domain/places';
import { daysOfSeparation, newHireRuleOf, quickerNewHireRules } from '@firstday/forms';
import type { BindValue } from '../../identity/index.js';
import { newHiresSql } from '../../placements/index.js';
import type { NewHireEmployer } from '../../records/index.js';

export interface DueNewHireRow {
  readonly placement_id: string;
  readonly employee_id: string;
  readonly employer_id: string;
  readonly hired_on: string;
  /** As an address has it: two letters or a name, empty where none says it. */
  readonly work_state: string;
  /** The state that the employer chose for all of its hires. */
  readonly reports_to: string | null;
  readonly due_on: string;
  readonly due_at: Date;
  /** One that has the hire and was not sent. */
  readonly new_hire_report_id: string | null;
}

/** A state as addresses have it: its two letters, or its name. */
export const waysToWrite = (state: string): string[] => [
  state,
  ...usStates.flatMap(({ code, name }) => (code === state ? [name.toUpperCase()] : [])),
];

/** The states that are quicker than federal law, however an address writes them. */
const quickDays = JSON.stringify(
  Object.fromEntries(
    [...quickerNewHireRules].flatMap(([state, { days }]) => waysToWrite(state).map((it) => [it, days])),
  ),
);

interface DueNewHires {
  readonly employers: readonly NewHireEmployer[];
  /** Over a row of `placements`. */
  readonly conditions: readonly string[];
  /** Those of whom a state was told already, too. */
  readonly includesSent?: boolean;
}

/** Hires of which a state is to be told, with their days, as SQL of a table: `DueNewHireRow`. `$1` is the account. */
export function dueNewHiresSql(
  { employers, conditions, includesSent }: DueNewHires,
  mark: BindValue,
): string {
  const column = (values: readonly (string | null)[]) => `${mark(values)}::text[]`;
  const ids = column(employers.map(({ id }) => id));
  const columns = [
    ids,
    column(employers.map(({ since }) => since)),
    column(employers.map(({ reportsTo }) => reportsTo)),
    column(employers.map(({ timeZone }) => timeZone)),
  ];
  const days = mark(quickDays);
  const daysOf = (state: string) =>
    `coalesce((${days}::jsonb ->> upper(trim(${state})))::int, ${newHireRuleOf(null).days})`;
  const reportWith = (condition: string) =>
    `SELECT line.report_id FROM new_hire_report_lines AS line JOIN new_hire_reports AS report ON report.id = line.report_id
      WHERE line.account_id = $1 AND line.employee_id = hire.employee_id AND line.employer_id = hire.employer_id
        AND (line.placement_id = hire.placement_id OR line.hired_on = hire.hired_on) AND report.sent_on IS ${condition}`;
  return `(SELECT hire.placement_id, hire.employee_id, hire.employer_id, hire.hired_on, hire.work_state, reporting.reports_to,
                  reporting.time_zone, due.due_on,
                  (due.due_on || ' 23:59:59.999')::timestamp AT TIME ZONE reporting.time_zone AS due_at,
                  (${reportWith('NULL')} LIMIT 1) AS new_hire_report_id
             FROM (${newHiresSql({ employerIds: ids, daysOfSeparation, conditions })}) AS hire
             JOIN unnest(${columns.join(', ')}) AS reporting (employer_id, since, reports_to, time_zone)
               ON reporting.employer_id = hire.employer_id AND hire.hired_on >= reporting.since
            CROSS JOIN LATERAL (SELECT to_char(hire.hired_date
                  + least(${daysOf('hire.work_state')}, ${daysOf('reporting.reports_to')}), 'YYYY-MM-DD') AS due_on) AS due
            ${includesSent ? '' : `WHERE NOT EXISTS (${reportWith('NOT NULL')})`}) AS due_new_hires`;
}

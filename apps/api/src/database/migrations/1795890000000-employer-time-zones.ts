import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = {
  'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
};
const cases = Object.entries(states)
  .map(([zone, codes]) => `WHEN state IN ('${codes.split(' ').join("', '")}') THEN '${zone}'`)
  .join(' ');

/** Employers whose days ended with those of UTC, because they name no time zone, and the zone of their state. */
const zones = `
  SELECT id, CASE ${cases} ELSE 'America/Chicago' END AS zone
    FROM (SELECT id, upper(trim(coalesce(address ->> 'state', ''))) AS state FROM employers
           WHERE coalesce(system_attributes ->> 'time_zone', custom_attributes ->> 'time_zone', '')
                 NOT IN (SELECT name FROM pg_timezone_names)) AS located`;
const endOf = (day: string, zone: string) => `(${day} || ' 23:59:59.999')::timestamp AT TIME ZONE ${zone}`;

/** An employer that names no time zone has the one of its state: what is open ends with its days, not with those of UTC. */
export class EmployerTimeZones1795890000000 implements MigrationInterface {
  readonly name = 'EmployerTimeZones1795890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE tasks SET due_at = ${endOf('tasks.due_on', 'employer.zone')}
         FROM (${zones}) AS employer, tasks AS task LEFT JOIN placements ON placements.id = task.placement_id
        WHERE task.id = tasks.id AND employer.id = coalesce(task.employer_id, placements.employer_id)
          AND tasks.due_on IS NOT NULL AND tasks.due_at IS NOT NULL AND NOT tasks.is_due_given
          AND tasks.completed_at IS NULL`,
    );
    await runner.query(
      `UPDATE compliance_deadlines SET time_zone = employer.zone,
              due_at = ${endOf('compliance_deadlines.due_on', 'employer.zone')}
         FROM (${zones}) AS employer, tasks LEFT JOIN placements ON placements.id = tasks.placement_id
        WHERE tasks.id = compliance_deadlines.task_id AND compliance_deadlines.time_zone = 'UTC'
          AND employer.id = coalesce(tasks.employer_id, placements.employer_id)`,
    );
    await runner.query(
      `UPDATE everify_cases SET time_zone = employer.zone FROM (${zones}) AS employer
        WHERE employer.id = everify_cases.employer_id AND everify_cases.time_zone = 'UTC'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

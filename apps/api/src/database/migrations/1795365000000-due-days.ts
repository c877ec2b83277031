import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deadlines are days of the employer: what was computed as the end of a day in UTC ends with it at the employer's. */
export class DueDays1795365000000 implements MigrationInterface {
  readonly name = 'DueDays1795365000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "due_on" text`);
    await runner.query(
      `UPDATE tasks SET due_on = to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') WHERE due_at IS NOT NULL`,
    );
    await runner.query(
      `UPDATE tasks SET due_at = (tasks.due_on || ' 23:59:59.999')::timestamp AT TIME ZONE zone.name
         FROM employers JOIN pg_timezone_names zone ON zone.name = employers.custom_attributes ->> 'time_zone'
        WHERE employers.id = tasks.employer_id AND tasks.due_on IS NOT NULL AND NOT tasks.is_due_given
          AND tasks.completed_at IS NULL`,
    );
    await runner.query(
      `UPDATE tasks SET due_on = to_char(tasks.due_at AT TIME ZONE zone.name, 'YYYY-MM-DD')
         FROM employers JOIN pg_timezone_names zone ON zone.name = employers.custom_attributes ->> 'time_zone'
        WHERE employers.id = tasks.employer_id AND tasks.due_at IS NOT NULL AND tasks.is_due_given`,
    );
    await runner.query(
      `UPDATE compliance_deadlines SET due_at = (due_on || ' 23:59:59.999')::timestamp AT TIME ZONE zone.name
         FROM pg_timezone_names zone WHERE zone.name = compliance_deadlines.time_zone`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

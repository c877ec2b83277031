import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

const find = statement(
  'records.names',
  `SELECT nullif(trim(concat_ws(' ', employee.first_name, employee.last_name)), '') AS employee_name,
          employer.name AS employer_name
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS asked (employee_id, employer_id, nth)
     LEFT JOIN employees employee ON employee.account_id = $1 AND employee.id = asked.employee_id AND employee.deleted_at IS NULL
     LEFT JOIN employers employer ON employer.account_id = $1 AND employer.id = asked.employer_id
    ORDER BY asked.nth`,
);

const findEmployees = statement(
  'records.employeeNames',
  `SELECT id, nullif(trim(concat_ws(' ', first_name, last_name)), '') AS name, deleted_at IS NOT NULL AS is_deleted
     FROM employees WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

const findPlaces = statement(
  'records.placeNames',
  `SELECT employer.name AS employer, client.name AS client, job.name AS job
     FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS asked (employer_id, client_id, job_id, nth)
     LEFT JOIN employers employer ON employer.account_id = $1 AND employer.id = asked.employer_id
     LEFT JOIN clients client ON client.account_id = $1 AND client.id = asked.client_id
     LEFT JOIN jobs job ON job.account_id = $1 AND job.id = asked.job_id
    ORDER BY asked.nth`,
);

const existsIn = (table: string) =>
  statement(`records.wasEver.${table}`, `SELECT FROM ${table} WHERE account_id = $1 AND id = $2`);
const exists = { employees: existsIn('employees'), employers: existsIn('employers') };

/** What an employee is called, deleted or not. */
export interface EmployeeName {
  readonly id: string;
  readonly name: string | null;
  readonly is_deleted: boolean;
}

/** What an employee and an employer are called; null where they are gone. */
export interface RecordNames {
  readonly employee_name: string | null;
  readonly employer_name: string | null;
}

/** What an employer, a client and a job are called; null where none is named, or it is gone. */
export interface PlaceNames {
  readonly employer: string | null;
  readonly client: string | null;
  readonly job: string | null;
}

interface Place {
  readonly employer_id: string | null;
  readonly client_id: string | null;
  readonly job_id: string | null;
}

interface References {
  readonly employee_id: string;
  readonly employer_id: string | null;
}

/** What the employees and employers that other rooms' rows name are called. */
@Injectable()
export class RecordNamesStore {
  /** Whether the account has the record, or had it before it was deleted. */
  async wasEver(ctx: Context, table: 'employees' | 'employers', id: string): Promise<boolean> {
    return (await ctx.db.run(exists[table], [ctx.account.id, id])).length > 0;
  }

  /** Of deleted employees too, for as long as something of them is kept. */
  async findEmployees(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, EmployeeName>> {
    const rows = await ctx.db.run<EmployeeName & Record<string, unknown>>(findEmployees, [
      ctx.account.id,
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** @returns the names of each place, in the order of the places */
  findPlaces(ctx: Context, places: readonly Place[]): Promise<PlaceNames[]> {
    const columns = (['employer_id', 'client_id', 'job_id'] as const).map((column) =>
      places.map((place) => place[column]),
    );
    return ctx.db.run<PlaceNames & Record<string, unknown>>(findPlaces, [ctx.account.id, ...columns]);
  }

  /** @returns the names of each row, in the order of the rows */
  find(ctx: Context, rows: readonly References[]): Promise<RecordNames[]> {
    return ctx.db.run<RecordNames & Record<string, unknown>>(find, [
      ctx.account.id,
      rows.map(({ employee_id }) => employee_id),
      rows.map(({ employer_id }) => employer_id),
    ]);
  }
}

import { inspectedForms } from '@firstday/forms';
import type { InspectionScope } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import { employmentsSql, isPlacedWith } from '../../placements/index.js';
import type { InspectionPackagePersonEntity } from './inspection-package.entity.js';
import { areNarrowed, employeeScopes, taskScopes } from './package-readers.js';

/** As the index of audit events has it: where a form names no employer, its placement's. */
const attestedEmployerSql = `coalesce(detail #>> '{index,employer_id}',
  detail #> '{index,placements}' -> (detail #>> '{index,placement_id}') ->> 'employer_id')`;

const between = statement(
  'inspectionPeople.between',
  `SELECT * FROM inspection_package_people
    WHERE package_id = $1 AND account_id = $2 AND position >= $3 AND position < $4 ORDER BY position`,
);

interface Choice {
  readonly packageId: string;
  readonly scope: InspectionScope;
  readonly readers: readonly Actor[];
}

/** Who comes into a package: chosen once, by what its maker may see at that moment. */
@Injectable()
export class InspectionPeopleStore {
  /** @returns how many rows the roster has */
  async choose(ctx: Context, { packageId, scope, readers }: Choice): Promise<number> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const id = mark(packageId);
    const conditions = [...rangeConditions(scope, mark), ...visibleConditions(readers, mark)];
    const missing = areNarrowed(readers) ? '' : missingForms;
    const text = `WITH employment AS MATERIALIZED (${employments(ctx, scope, mark)}),
      attested AS (${attestedForms(scope, mark)}),
      form AS (SELECT tasks.id, tasks.employee_id, tasks.purged_at FROM tasks WHERE ${formConditions(scope, readers, mark).join(' AND ')}${missing}),
      chosen AS (
        SELECT coalesce(form.employee_id, employment.employee_id) AS employee_id, form.id AS task_id, form.purged_at IS NOT NULL AS is_destroyed,
               hired_on, ended_on, is_employed
          FROM employment FULL JOIN form ON form.employee_id = employment.employee_id
         WHERE ${conditions.join(' AND ')})
      INSERT INTO inspection_package_people (package_id, position, account_id, employee_id, task_id, is_destroyed, hired_on, ended_on, is_employed)
      SELECT ${id}::text, row_number() OVER (ORDER BY employee_id, task_id) - 1, $1, employee_id, task_id, is_destroyed, hired_on, ended_on, is_employed
        FROM chosen RETURNING 1`;
    return (await ctx.db.run(statement('', text), values)).length;
  }

  between(
    ctx: Context,
    packageId: string,
    { from, until }: { readonly from: number; readonly until: number },
  ): Promise<InspectionPackagePersonEntity[]> {
    return ctx.db.run<InspectionPackagePersonEntity & Record<string, unknown>>(between, [
      packageId,
      ctx.account.id,
      from,
      until,
    ]);
  }
}

function employments(ctx: Context, scope: InspectionScope, mark: BindValue): string {
  const asked = { employer_id: scope.employer_id, client_id: scope.client_id, job_id: scope.job_id };
  const conditions = Object.entries(asked).flatMap(([column, id]) =>
    id === null ? [] : [`placements.${column} = ${mark(id)}`],
  );
  return employmentsSql(`${mark(ctx.now.toISOString().slice(0, 10))}::text`, conditions);
}

/** A form of the employer; where a client or job is asked for, one that was made for it or whose employee works there. */
function formConditions(scope: InspectionScope, readers: readonly Actor[], mark: BindValue): string[] {
  const employer = mark(scope.employer_id);
  const places = (['client_id', 'job_id'] as const).flatMap((column) =>
    scope[column] === null ? [] : [`tasks.${column} = ${mark(scope[column])}`],
  );
  const asked = [
    `tasks.form_key = ANY (${mark(inspectedForms)})`,
    `(tasks.employer_id = ${employer} OR (tasks.employer_id IS NULL AND ${isPlacedWith('tasks', 'employer_id', employer)}))`,
    ...(places.length === 0
      ? []
      : [`((${places.join(' AND ')}) OR tasks.employee_id IN (SELECT employee_id FROM employment))`]),
  ];
  return [
    'tasks.account_id = $1',
    `(${asked.join(' AND ')} OR tasks.id IN (SELECT task_id FROM attested))`,
    ...taskScopes(readers, mark),
  ];
}

/** Forms that were attested as asked for, whatever their rows say: one is not kept from an inspector by another employer or place. */
function attestedForms(scope: InspectionScope, mark: BindValue): string {
  const places = (['client_id', 'job_id'] as const).flatMap((column) =>
    scope[column] === null ? [] : [`detail #>> '{index,${column}}' = ${mark(scope[column])}`],
  );
  const conditions = [
    'account_id = $1',
    `detail #>> '{index,form_key}' = ANY (${mark(inspectedForms)})`,
    `${attestedEmployerSql} = ${mark(scope.employer_id)}`,
    ...places,
  ];
  return `SELECT DISTINCT ON (task_id) task_id, detail #>> '{index,employee_id}' AS employee_id
            FROM audit_events WHERE ${conditions.join(' AND ')} ORDER BY task_id, sequence DESC`;
}

/** Those whose rows are gone: what is destroyed lawfully leaves its row. */
const missingForms = `
        UNION ALL SELECT task_id, employee_id, NULL FROM attested
                   WHERE NOT EXISTS (SELECT FROM tasks WHERE tasks.id = task_id AND tasks.account_id = $1)`;

/** Whose first day no placement has is looked at again with the form at hand. */
function rangeConditions(scope: InspectionScope, mark: BindValue): string[] {
  const { hired_on_gte: from, hired_on_lte: until, employment } = scope;
  return [
    ...(from === null ? [] : [`coalesce(hired_on >= ${mark(from)}, true)`]),
    ...(until === null ? [] : [`coalesce(hired_on <= ${mark(until)}, true)`]),
    ...(employment === 'all' ? [] : [`is_employed IS DISTINCT FROM ${employment === 'ended'}`]),
  ];
}

/** A form that may not be seen leaves nothing behind, not even that there is somebody without one. */
function visibleConditions(readers: readonly Actor[], mark: BindValue): string[] {
  const scopes = employeeScopes(readers, 'employment.employee_id', mark);
  return scopes.length === 0 ? ['true'] : [`(form.id IS NOT NULL OR (${scopes.join(' AND ')}))`];
}

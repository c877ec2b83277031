import type { Employee, Permission } from '@firstday/domain';
import { type Facts, placementFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { actorWithPermission, type ListPart } from '../identity/index.js';
import {
  ClientsService,
  EmployeesService,
  EmployersService,
  JobsService,
  RecordAttributesService,
  visibilityOf,
} from '../records/index.js';
import { placementKind } from './placement-kind.js';
import { type UndecidedPlacement, VisiblePlacementsStore } from './visible-placements.store.js';

/** A placement of which the caller sees all that policies decide by. */
export interface VisiblePlacement {
  readonly id: string;
  readonly employee: Employee;
  readonly facts: Facts;
}

export interface VisiblePart {
  readonly placements: readonly VisiblePlacement[];
  /** The last one that was looked at; undefined at the end. */
  readonly last: string | undefined;
}

interface NamedRecords<Resource> {
  findManyMasked(ctx: Context, ids: readonly string[]): Promise<Resource[]>;
}

/**
 * Placements with their facts for callers who choose what is asked of them. A condition tells what a record holds to whoever
 * may write one: so a placement is left out where the caller does not see each record that it names, for want of a permission
 * or by the rules of their groups.
 */
@Injectable()
export class VisiblePlacementFacts {
  constructor(
    private readonly store: VisiblePlacementsStore,
    private readonly employees: EmployeesService,
    private readonly employers: EmployersService,
    private readonly clients: ClientsService,
    private readonly jobs: JobsService,
    private readonly attributes: RecordAttributesService,
  ) {}

  async readAfter(ctx: Context, part: ListPart): Promise<VisiblePart> {
    const readers = withPermission(ctx, 'placement:view');
    const rows = readers ? await this.store.listOpenAfter(readers, part) : [];
    const ids = (of: (row: UndecidedPlacement) => string | null) => rows.flatMap((row) => of(row) ?? []);
    const readersOfEmployees = withPermission(ctx, 'employee:view');
    const employees = readersOfEmployees
      ? await this.employees.findManyForPolicies(readersOfEmployees, [
          ...new Set(ids((row) => row.employee_id)),
        ])
      : new Map<string, never>();
    const employers = await byId(
      withPermission(ctx, 'employer:view'),
      this.employers,
      ids((row) => row.employer_id),
    );
    const clients = await byId(
      withPermission(ctx, 'client:view'),
      this.clients,
      ids((row) => row.client_id),
    );
    const jobs = await byId(
      withPermission(ctx, 'job:view'),
      this.jobs,
      ids((row) => row.job_id),
    );
    const placements = rows.flatMap((row): VisiblePlacement[] => {
      const found = employees.get(row.employee_id);
      const [employer, client, job] = [
        named(employers, row.employer_id),
        named(clients, row.client_id),
        named(jobs, row.job_id),
      ];
      if (!found || employer === undefined || client === undefined || job === undefined) return [];
      const placement = this.attributes.toCommonProperties(placementKind, row, 'masked');
      const { employee } = found;
      // What is decided already shows in what a change would add: for others an age is taken at no other day.
      const ageOn = row.age_on ?? (visibilityOf(ctx) === 'clear' ? undefined : null);
      const facts = placementFacts({ ...found, employer, client, job, placement, ageOn });
      return [{ id: row.id, employee, facts }];
    });
    return { placements, last: rows.length < part.most ? undefined : rows.at(-1)?.id };
  }
}

/** Null where the caller sees none of what the permission shows. */
function withPermission(ctx: Context, permission: Permission): Context | null {
  const actor = actorWithPermission(ctx.actor, permission);
  return actor ? { ...ctx, actor } : null;
}

async function byId<Resource extends { readonly id: string }>(
  ctx: Context | null,
  records: NamedRecords<Resource>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Resource>> {
  if (ctx === null || ids.length === 0) return new Map();
  const found = await records.findManyMasked(ctx, [...new Set(ids)]);
  return new Map(found.map((record) => [record.id, record]));
}

/** Null where the placement names none, undefined where the caller does not see it. */
const named = <Resource>(records: ReadonlyMap<string, Resource>, id: string | null) =>
  id === null ? null : records.get(id);

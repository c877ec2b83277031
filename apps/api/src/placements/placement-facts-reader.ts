import type { PlacementRecord, PlacementRecords } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import {
  ClientsService,
  type EmployeeEntity,
  EmployeesService,
  EmployersService,
  JobsService,
  RecordAttributesService,
} from '../records/index.js';
import type { Context } from '../context/index.js';
import { placementKind } from './placement-kind.js';
import type { PlacementEntity } from './placement.entity.js';

type PlacementReferences = Pick<PlacementEntity, 'employee_id' | 'employer_id' | 'client_id' | 'job_id'>;

/** What the caller of `read` is finding anyway. */
interface Finding {
  readonly employee?: Promise<EmployeeEntity> | undefined;
  /** The day at which the employee's age is taken; null for none. */
  readonly ageOn: Promise<string | null>;
}

interface ReferencedRecords<Row> {
  lockForReference(ctx: Context, id: string): Promise<Row>;
  present(row: Row, visibility: 'masked'): PlacementRecord;
}

/** Records that placements name, as policies may know them, by their ids. */
export interface NamedPlaces {
  readonly employer: ReadonlyMap<string, PlacementRecord>;
  readonly client: ReadonlyMap<string, PlacementRecord>;
  readonly job: ReadonlyMap<string, PlacementRecord>;
}

interface ManyRecords<Row extends { readonly id: string }> {
  lockManyForReference(ctx: Context, ids: readonly string[]): Promise<Row[]>;
  present(row: Row, visibility: 'masked'): PlacementRecord;
}

/** The records that a placement names. */
@Injectable()
export class PlacementFactsReader {
  constructor(
    private readonly employees: EmployeesService,
    private readonly employers: EmployersService,
    private readonly clients: ClientsService,
    private readonly jobs: JobsService,
    private readonly attributes: RecordAttributesService,
  ) {}

  /** Those of the records that the caller may see; none of them can be deleted until the transaction ends. */
  async lockPlaces(
    ctx: Context,
    named: readonly Partial<Omit<PlacementReferences, 'employee_id'>>[],
  ): Promise<NamedPlaces> {
    const [employer, client, job] = await Promise.all([
      recordsOf(
        ctx,
        this.employers,
        named.map((it) => it.employer_id),
      ),
      recordsOf(
        ctx,
        this.clients,
        named.map((it) => it.client_id),
      ),
      recordsOf(
        ctx,
        this.jobs,
        named.map((it) => it.job_id),
      ),
    ]);
    return { employer, client, job };
  }

  /** The records of a placement that are known, as policies may know them. */
  recordsOf(
    row: PlacementEntity,
    employee: EmployeeEntity,
    { employer, client, job }: NamedPlaces,
  ): PlacementRecords {
    return {
      employee: this.employees.present(employee, 'masked'),
      bornOn: this.employees.birthDateOf(employee),
      employer: employer.get(row.employer_id ?? ''),
      client: client.get(row.client_id ?? ''),
      job: job.get(row.job_id ?? ''),
      placement: this.attributes.toCommonProperties(placementKind, row, 'masked'),
      ageOn: row.age_on,
    };
  }

  /**
   * The records of the placement as policies may know them. None of the records can be deleted until the transaction ends.
   * @throws ProblemError 404 where a named record is not there
   */
  async read(
    ctx: Context,
    named: PlacementReferences,
    placement: PlacementRecord,
    { employee = this.employees.lockForReference(ctx, named.employee_id), ageOn }: Finding,
  ): Promise<PlacementRecords> {
    const [row, day, employer, client, job] = await Promise.all([
      employee,
      ageOn,
      recordOf(ctx, this.employers, named.employer_id),
      recordOf(ctx, this.clients, named.client_id),
      recordOf(ctx, this.jobs, named.job_id),
    ]);
    return {
      employee: this.employees.present(row, 'masked'),
      bornOn: this.employees.birthDateOf(row),
      employer,
      client,
      job,
      placement,
      ageOn: day,
    };
  }
}

async function recordOf<Row>(
  ctx: Context,
  records: ReferencedRecords<Row>,
  id: string | null,
): Promise<PlacementRecord | null> {
  return id === null ? null : records.present(await records.lockForReference(ctx, id), 'masked');
}

async function recordsOf<Row extends { readonly id: string }>(
  ctx: Context,
  records: ManyRecords<Row>,
  named: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, PlacementRecord>> {
  const ids = new Set(named.filter((id) => typeof id === 'string'));
  if (ids.size === 0) return new Map();
  const rows = await records.lockManyForReference(ctx, [...ids]);
  return new Map(rows.map((row) => [row.id, records.present(row, 'masked')]));
}

import type { Facts, PlacementRecord } from '@firstday/policy-engine';
import { placementFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import {
  ClientsService,
  type EmployeeEntity,
  EmployeesService,
  EmployersService,
  JobsService,
} from '../records/index.js';
import type { Context } from '../context/index.js';
import type { PlacementEntity } from './placement.entity.js';

type PlacementReferences = Pick<PlacementEntity, 'employee_id' | 'employer_id' | 'client_id' | 'job_id'>;

interface ReferencedRecords<Row> {
  lockForReference(ctx: Context, id: string): Promise<Row>;
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
  ) {}

  /**
   * What policies may know of the placement. None of the records can be deleted until the transaction ends.
   * @param employee where the caller is finding it anyway
   * @throws ProblemError 404 where a named record is not there
   */
  async read(
    ctx: Context,
    named: PlacementReferences,
    placement: PlacementRecord,
    employee: Promise<EmployeeEntity> = this.employees.lockForReference(ctx, named.employee_id),
  ): Promise<Facts> {
    const [row, employer, client, job] = await Promise.all([
      employee,
      recordOf(ctx, this.employers, named.employer_id),
      recordOf(ctx, this.clients, named.client_id),
      recordOf(ctx, this.jobs, named.job_id),
    ]);
    return placementFacts({
      employee: this.employees.present(row, 'masked'),
      employer,
      client,
      job,
      placement,
    });
  }
}

async function recordOf<Row>(
  ctx: Context,
  records: ReferencedRecords<Row>,
  id: string | null,
): Promise<PlacementRecord | null> {
  return id === null ? null : records.present(await records.lockForReference(ctx, id), 'masked');
}

import type { CreateNewHireReport } from '@firstday/domain';
import { type NewHireProblem, writeW4Record } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import { EmployersService, type NewHireEmployer, NewHireEmployersStore } from '../../records/index.js';
import type { DueNewHireRow } from './due-new-hires-sql.js';
import { DueNewHiresStore } from './due-new-hires.store.js';
import { NewHireReader } from './new-hire-reader.js';
import { newHireReaders } from './new-hire-readers.js';

/** More are reported with another report. */
const mostPeople = 1000;

/** Somebody who can be in a report: with the record, or with what stands against it. */
export interface NewHireCandidate {
  readonly row: DueNewHireRow;
  readonly record: string | null;
  readonly problems: readonly NewHireProblem[];
}

/** Chooses whom a report can have, by what its maker may see at that moment. */
@Injectable()
export class NewHireCandidates {
  constructor(
    private readonly due: DueNewHiresStore,
    private readonly employers: EmployersService,
    private readonly reporting: NewHireEmployersStore,
    private readonly reader: NewHireReader,
  ) {}

  /**
   * The employer, where its hires are reported to this state.
   * @throws ProblemError 404 where the caller sees no such employer, 400 where its hires are not reported so
   */
  async employerOf(ctx: Context, { employer_id, state }: CreateNewHireReport): Promise<NewHireEmployer> {
    await this.employers.findById(ctx, employer_id);
    const employer = (await this.reporting.list(ctx)).find(({ id }) => id === employer_id);
    if (!employer)
      throw badRequest('The employer has no new_hire_reports_from: its hires are reported elsewhere');
    if (employer.reportsTo && employer.reportsTo !== state)
      throw badRequest(`state: The employer reports all of its hires to ${employer.reportsTo}`);
    return employer;
  }

  /** @throws ProblemError 400 where a placement that was named cannot be in it */
  async choose(
    ctx: Context,
    employer: NewHireEmployer,
    given: CreateNewHireReport,
  ): Promise<NewHireCandidate[]> {
    const { placement_ids: named, includes_reported: again = false, shortens = false } = given;
    if (again && !named)
      throw badRequest('includes_reported: Name who is reported once more in placement_ids');
    const rows = await this.due.list(ctx, {
      employers: [employer],
      readers: newHireReaders(ctx),
      reportsTo: given.state,
      hiredFrom: given.hired_on_gte,
      hiredUntil: given.hired_on_lte,
      placementIds: named,
      onlyBegun: true,
      onlyFree: !again,
      includesSent: again,
      most: mostPeople,
    });
    const missing = named?.find((id) => !rows.some(({ placement_id }) => placement_id === id));
    if (missing)
      throw badRequest('placement_ids: Expected hires of this employer that this state is to be told of');
    const hires = await this.reader.read(ctx, rows);
    return rows.map((row) => {
      const hire = hires.get(row.placement_id);
      const result = hire && writeW4Record(hire, { shortens });
      if (result?.ok) return { row, record: result.record, problems: [] };
      return {
        row,
        record: null,
        problems: result?.problems ?? [{ field: 'first_name', reason: 'missing' }],
      };
    });
  }
}

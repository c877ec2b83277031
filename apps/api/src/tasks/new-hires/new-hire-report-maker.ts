import type { CreatedNewHireReport, CreateNewHireReport } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { w4File } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, dateInTimeZone, inTransaction, newId } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type NewHireEmployer, RecordNamesStore } from '../../records/index.js';
import { sha256 } from '../signing/sha256.js';
import { type NewHireCandidate, NewHireCandidates } from './new-hire-candidates.js';
import { newHireReaders } from './new-hire-readers.js';
import type { NewHireReportEntity } from './new-hire-report.entity.js';
import type { NewHireReportLineEntity } from './new-hire-report-line.entity.js';
import { NewHireReportsStore } from './new-hire-reports.store.js';
import { reportActorOf } from './report-actor-of.js';
import { toNewHireReport } from './to-new-hire-report.js';

/** Makes reports of hires. */
@Injectable()
export class NewHireReportMaker {
  constructor(
    private readonly store: NewHireReportsStore,
    private readonly candidates: NewHireCandidates,
    private readonly names: RecordNamesStore,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 403 without the permissions for what a file says, 404 for an employer who is not there, 400 where nobody is left */
  create(ctx: Context, given: CreateNewHireReport): Promise<CreatedNewHireReport> {
    newHireReaders(ctx);
    return inTransaction(ctx, async (ctx) => {
      const employer = await this.candidates.employerOf(ctx, given);
      await this.store.serializeMaking(ctx, employer.id);
      const found = await this.candidates.choose(ctx, employer, given);
      const isIn = ({ record }: NewHireCandidate) => given.is_elsewhere === true || record !== null;
      const chosen = found.filter(isIn);
      if (chosen.length === 0) throw badRequest(nobodyLeft(found.length));
      const row = toRow(ctx, given, { employer, chosen });
      await this.store.insert(
        ctx,
        row,
        chosen.map((it, position) => toLine(it, row, position)),
      );
      await this.log.record(ctx, {
        kind: 'new_hire_report.created',
        subject: { type: 'new_hire_report', id: row.id },
        detail: { employer_id: row.employer_id, count: row.people },
      });
      return this.present(
        ctx,
        row,
        found.filter((it) => !isIn(it)),
      );
    });
  }

  private async present(
    ctx: Context,
    row: NewHireReportEntity,
    left: readonly NewHireCandidate[],
  ): Promise<CreatedNewHireReport> {
    const [ofReport, ...names] = await this.names.find(ctx, [
      { employee_id: '', employer_id: row.employer_id },
      ...left.map((it) => it.row),
    ]);
    return {
      ...toNewHireReport(row, ofReport?.employer_name ?? null),
      left_out: left.map(({ row: { placement_id, employee_id }, problems }, at) => ({
        placement_id,
        employee_id,
        employee_name: names[at]?.employee_name ?? null,
        obstacles: [...problems],
      })),
    };
  }
}

const nobodyLeft = (found: number): string =>
  found === 0
    ? 'Nobody is to be reported: nobody is due, or they are in a report already'
    : 'Nobody can be reported yet: each of those who are due lacks something, as new_hire_reports.listDue says';

interface Chosen {
  readonly employer: NewHireEmployer;
  readonly chosen: readonly NewHireCandidate[];
}

function toRow(ctx: Context, given: CreateNewHireReport, { employer, chosen }: Chosen): NewHireReportEntity {
  const by = reportActorOf(ctx.actor);
  const { is_elsewhere = false, shortens = false, confirmation = null } = given;
  return {
    id: newId('newHireReport', ctx.now),
    account_id: ctx.account.id,
    employer_id: employer.id,
    state: given.state,
    is_elsewhere,
    shortens,
    people: chosen.length,
    made_by: by,
    created_at: ctx.now,
    file_sha256: is_elsewhere ? null : sha256(Buffer.from(w4File(chosen.map(({ record }) => record ?? '')))),
    sent_on: is_elsewhere ? dateInTimeZone(employer.timeZone, ctx.now) : null,
    sent_by: is_elsewhere ? by : null,
    confirmation: is_elsewhere ? confirmation : null,
  };
}

const toLine = (
  { row }: NewHireCandidate,
  { id, account_id }: NewHireReportEntity,
  position: number,
): NewHireReportLineEntity => ({
  report_id: id,
  position,
  account_id,
  placement_id: row.placement_id,
  employee_id: row.employee_id,
  employer_id: row.employer_id,
  hired_on: row.hired_on,
  work_state: usStateCode(row.work_state),
});

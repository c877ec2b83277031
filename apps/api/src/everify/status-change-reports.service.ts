import type { ApplyStatusChangeReport, StatusChangeLine, StatusChangeReport } from '@firstday/domain';
import {
  isMalformed,
  readStatusChangeReport,
  toAlienNumber,
  type MalformedLine,
  type StatusChange,
} from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../context/index.js';
import { RevocationsService } from '../tasks/index.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';

/** More than any employer has in two weeks; a longer file is sent in parts. */
const mostLines = 2000;

/**
 * E-Verify's Status Change Report: nobody is told of a revoked work authorization, so employers pull this file about every two
 * weeks and reverify by Supplement B whoever it names. A line counts where its case is one that the caller may see and its
 * A-number is the one on that person's Form I-9.
 */
@Injectable()
export class StatusChangeReportsService {
  constructor(
    private readonly cases: EverifyCasesStore,
    private readonly sealer: CaseSealer,
    private readonly revocations: RevocationsService,
  ) {}

  /** @throws ProblemError 400 where the file is no such report */
  async apply(
    ctx: Context,
    { csv, dry_run: isDryRun = false }: ApplyStatusChangeReport,
  ): Promise<StatusChangeReport> {
    this.revocations.assertMayReverify(ctx);
    const rows = rowsIn(csv);
    const numbers = rows.flatMap((row) => (isMalformed(row) ? [] : [row.caseNumber]));
    const found = await this.cases.listByNumbers(ctx, numbers);
    const byNumber = new Map(found.map((row) => [row.case_number, row]));
    const lines: StatusChangeLine[] = [];
    // One after the other: two lines of one person must not open two blocks.
    for (const row of rows)
      lines.push(isMalformed(row) ? toMalformed(row) : await this.reverify(ctx, row, { byNumber, isDryRun }));
    return {
      is_dry_run: isDryRun,
      opened: lines.filter(({ outcome }) => outcome === 'opened').length,
      lines,
    };
  }

  private async reverify(
    ctx: Context,
    { line, caseNumber, alienNumber, revokedOn }: StatusChange,
    {
      byNumber,
      isDryRun,
    }: { readonly byNumber: ReadonlyMap<string | null, EverifyCaseEntity>; readonly isDryRun: boolean },
  ): Promise<StatusChangeLine> {
    const found = byNumber.get(caseNumber);
    if (!found || !this.isOf(found, alienNumber))
      return { ...nothing, line, outcome: 'not_found', revoked_on: revokedOn };
    const { id, employee_id, task_id } = found;
    const { outcome, sectionId } = await this.revocations.reverify(ctx, task_id, { revokedOn, isDryRun });
    return {
      line,
      outcome,
      column: null,
      everify_case_id: id,
      employee_id,
      task_id,
      section_id: sectionId,
      revoked_on: revokedOn,
    };
  }

  private isOf(row: EverifyCaseEntity, alienNumber: string): boolean {
    return toAlienNumber(this.sealer.openFields(row).alien_number ?? '') === alienNumber;
  }
}

function rowsIn(csv: string): readonly (StatusChange | MalformedLine)[] {
  const read = readStatusChangeReport(csv);
  if (!('rows' in read)) throw badRequest(`The file lacks columns: ${read.missingColumns.join(', ')}`);
  if (read.rows.length > mostLines) throw badRequest(`Send at most ${mostLines} lines at a time`);
  return read.rows;
}

const nothing = {
  column: null,
  everify_case_id: null,
  employee_id: null,
  task_id: null,
  section_id: null,
  revoked_on: null,
} as const;

const toMalformed = ({ line, column }: MalformedLine): StatusChangeLine => ({
  ...nothing,
  line,
  outcome: 'malformed',
  column,
});

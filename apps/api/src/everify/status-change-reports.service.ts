import { createHash } from 'node:crypto';
import {
  type ApplyStatusChangeReport,
  type NumberedPage,
  type StatusChangeImport,
  type StatusChangeImportListQuery,
  type StatusChangeLine,
  StatusChangeOutcome,
  type StatusChangeReport,
} from '@firstday/domain';
import {
  isMalformed,
  matchedNumbers,
  readStatusChangeReport,
  type MalformedLine,
  type StatusChange,
} from '@firstday/everify';
import { addDays } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../context/index.js';
import { toPage } from '../http/index.js';
import { hasPermissionForAll } from '../identity/index.js';
import { RecordNamesStore } from '../records/index.js';
import { RevocationsService } from '../tasks/index.js';
import { CaseSealer } from './case-sealer.js';
import { actorIdOf } from './case-writer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { type NamedImport, StatusChangeImportsStore } from './status-change-imports.store.js';

/** How a report is carried out. */
interface Report {
  readonly byNumber: ReadonlyMap<string | null, EverifyCaseEntity>;
  readonly isDryRun: boolean;
  readonly dueOn: string | undefined;
}

/** More than any employer has in two weeks; a longer file is sent in parts. */
const mostLines = 2000;

/**
 * E-Verify's Status Change Report: nobody is told of a revoked work authorization, so employers pull this file about every two
 * weeks and reverify by Supplement B whoever it names. A line counts where its case is one that the caller may see and its
 * A-number, or else its document, is that person's on Form I-9.
 */
@Injectable()
export class StatusChangeReportsService {
  constructor(
    private readonly cases: EverifyCasesStore,
    private readonly sealer: CaseSealer,
    private readonly revocations: RevocationsService,
    private readonly names: RecordNamesStore,
    private readonly imports: StatusChangeImportsStore,
  ) {}

  /** Those that were carried out, the newest first. */
  async list(ctx: Context, query: StatusChangeImportListQuery): Promise<NumberedPage<StatusChangeImport>> {
    const { rows, total } = await this.imports.list(ctx, query);
    return toPage(rows.map(toImport), total, query);
  }

  /** @throws ProblemError 400 where the file is no such report */
  async apply(
    ctx: Context,
    { csv, file_name, dry_run: isDryRun = false, due_on: dueOn }: ApplyStatusChangeReport,
  ): Promise<StatusChangeReport> {
    this.revocations.assertMayReverify(ctx);
    if (dueOn && dueOn < addDays(ctx.now.toISOString().slice(0, 10), -1))
      throw badRequest('due_on: Expected today or a later day');
    const rows = rowsIn(csv);
    const numbers = rows.flatMap((row) => (isMalformed(row) ? [] : [row.caseNumber]));
    const found = await this.cases.listByNumbers(ctx, numbers);
    const byNumber = new Map(found.map((row) => [row.case_number, row]));
    const lines: StatusChangeLine[] = [];
    // One after the other: two lines of one person must not open two blocks.
    for (const row of rows)
      lines.push(
        isMalformed(row) ? toMalformed(row) : await this.reverify(ctx, row, { byNumber, isDryRun, dueOn }),
      );
    if (!isDryRun) await this.record(ctx, { csv, file_name }, lines);
    return {
      is_dry_run: isDryRun,
      opened: lines.filter(({ outcome }) => outcome === 'opened').length,
      lines: await this.withNames(ctx, lines),
    };
  }

  private record(
    ctx: Context,
    { csv, file_name = null }: { readonly csv: string; readonly file_name?: string | null | undefined },
    lines: readonly StatusChangeLine[],
  ): Promise<void> {
    const outcomes: Partial<Record<StatusChangeOutcome, number>> = {};
    for (const { outcome } of lines) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return this.imports.insert(ctx, {
      imported_at: ctx.now,
      sha256: createHash('sha256').update(csv).digest('hex'),
      file_name,
      imported_by: ctx.actor.kind,
      actor_id: actorIdOf(ctx.actor),
      sees_all_cases: hasPermissionForAll(ctx.actor, 'everify:edit'),
      lines: lines.length,
      outcomes,
    });
  }

  private async withNames(ctx: Context, lines: readonly StatusChangeLine[]): Promise<StatusChangeLine[]> {
    const ids = new Set(lines.flatMap(({ employee_id: id }) => id ?? []));
    const names = await this.names.findEmployees(ctx, [...ids]);
    return lines.map((line) => ({ ...line, employee_name: names.get(line.employee_id ?? '')?.name ?? null }));
  }

  private async reverify(
    ctx: Context,
    change: StatusChange,
    { byNumber, isDryRun, dueOn }: Report,
  ): Promise<StatusChangeLine> {
    const { line, caseNumber, revokedOn } = change;
    const found = byNumber.get(caseNumber);
    const unmatched = { ...nothing, line, revoked_on: revokedOn };
    if (!found) return { ...unmatched, outcome: 'not_found' };
    const matched = matchedNumbers(change, this.sealer.openFields(found));
    if (matched.length === 0) return { ...unmatched, outcome: 'numbers_differ' };
    const { id, employee_id, task_id } = found;
    const result = await this.revocations.reverify(ctx, task_id, { revokedOn, isDryRun, dueOn });
    return {
      ...unmatched,
      outcome: result.outcome,
      matched_by: [...matched],
      everify_case_id: id,
      employee_id,
      task_id,
      section_id: result.sectionId,
      due_on: result.dueOn,
    };
  }
}

function rowsIn(csv: string): readonly (StatusChange | MalformedLine)[] {
  const read = readStatusChangeReport(csv);
  if (!('rows' in read)) throw badRequest(`The file lacks columns: ${read.missingColumns.join(', ')}`);
  if (read.rows.length > mostLines) throw badRequest(`Send at most ${mostLines} lines at a time`);
  return read.rows;
}

const nothing: Omit<StatusChangeLine, 'line' | 'outcome'> = {
  column: null,
  matched_by: [],
  everify_case_id: null,
  employee_id: null,
  employee_name: null,
  task_id: null,
  section_id: null,
  due_on: null,
  revoked_on: null,
};

const toImport = ({
  imported_at,
  actor_id,
  by_name,
  sees_all_cases,
  ...row
}: NamedImport): StatusChangeImport => ({
  imported_at: imported_at.toISOString(),
  imported_by: row.imported_by,
  imported_by_id: actor_id,
  imported_by_name: by_name,
  file_name: row.file_name,
  sha256: row.sha256,
  covers_all_cases: sees_all_cases,
  lines: row.lines,
  outcomes: StatusChangeOutcome.options.flatMap((outcome) => {
    const count = row.outcomes[outcome];
    return count === undefined ? [] : [{ outcome, count }];
  }),
});

const toMalformed = ({ line, column }: MalformedLine): StatusChangeLine => ({
  ...nothing,
  line,
  outcome: 'malformed',
  column,
});

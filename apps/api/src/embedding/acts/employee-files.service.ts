import type { Readable } from 'node:stream';
import {
  type DownloadEmployeeDocuments,
  EmployeeColumn,
  type EmployeeRow,
  type ExportEmployeeRows,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { byteOrderMark, csvLine, DocumentPacketsService, type PacketPerson } from '../../tasks/index.js';
import { EmployeeRowsService } from '../rows/employee-rows.service.js';
import { EmployeeActsService } from './employee-acts.service.js';
import { EmployeeSelectionsService } from './employee-selections.service.js';
import { readOn } from './read-on.js';

/** What many employees have, in one file that is made while it is read. */
@Injectable()
export class EmployeeFilesService {
  constructor(
    private readonly acts: EmployeeActsService,
    private readonly selections: EmployeeSelectionsService,
    private readonly packets: DocumentPacketsService,
    private readonly rows: EmployeeRowsService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 400 for what is selected, 429 where too many are under way */
  documents(ctx: Context, { selection }: DownloadEmployeeDocuments): Promise<Readable> {
    const { selections, packets } = this;
    return this.begin(ctx, async function* () {
      const ids = await selections.resolve(ctx, selection);
      yield* packets.archive(ctx, people(selections, ctx, ids));
    });
  }

  /** @throws ProblemError 400 for what is selected, 429 where too many are under way */
  export(
    ctx: Context,
    { selection, columns = EmployeeColumn.options }: ExportEmployeeRows,
  ): Promise<Readable> {
    const { selections, rows, log } = this;
    return this.begin(ctx, async function* () {
      const ids = await selections.resolve(ctx, selection);
      await log.record(ctx, { kind: 'list.exported', detail: { records: 'employee_rows' } });
      yield byteOrderMark + csvLine(['id', ...columns]);
      for await (const slice of selections.slices(ctx, ids)) {
        const found = await rows.findMany(
          ctx,
          slice.filter(({ name, isAllowed }) => name && isAllowed).map(({ id }) => id),
        );
        yield found.map((row) => csvLine([row.id, ...columns.map((column) => cells[column](row))])).join('');
      }
    });
  }

  private begin(ctx: Context, parts: () => AsyncIterable<string | Uint8Array>): Promise<Readable> {
    return readOn((work) => this.acts.limited(ctx, work), parts);
  }
}

async function* people(
  selections: EmployeeSelectionsService,
  ctx: Context,
  ids: readonly string[],
): AsyncGenerator<PacketPerson[]> {
  for await (const slice of selections.slices(ctx, ids))
    yield slice.flatMap(({ id, name }) => (name ? [{ id, ...name }] : []));
}

const cells: Readonly<Record<EmployeeColumn, (row: EmployeeRow) => string>> = {
  name: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
  email: ({ email }) => email ?? '',
  progress: ({ progress, undecided_count: count }) =>
    [...(progress ? [`${progress.percent}%`] : []), ...(count ? [`${count} undecided`] : [])].join(', '),
  next_due: ({ next_due: next }) => (next ? `${next.due_at} ${next.name}` : ''),
  employer: ({ placement }) => placement?.employer_name ?? '',
  client: ({ placement }) => placement?.client_name ?? '',
  start_date: ({ placement }) => placement?.start_date ?? '',
  placements: ({ placements_count }) => String(placements_count),
  last_visit: ({ last_visited_at }) => last_visited_at ?? '',
  created: ({ created_at }) => created_at,
};

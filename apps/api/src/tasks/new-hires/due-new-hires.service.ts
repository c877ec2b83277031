import type { DueNewHirePage, DueNewHireQuery, NewHireObstacle } from '@firstday/domain';
import { type NewHire, writeW4Record } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { NewHireEmployersStore, RecordNamesStore } from '../../records/index.js';
import { DueNewHiresStore } from './due-new-hires.store.js';
import { NewHireReader } from './new-hire-reader.js';
import { toDueNewHire } from './to-due-new-hire.js';

/** Who is to be reported, and what keeps them from it. */
@Injectable()
export class DueNewHiresService {
  constructor(
    private readonly store: DueNewHiresStore,
    private readonly employers: NewHireEmployersStore,
    private readonly reader: NewHireReader,
    private readonly names: RecordNamesStore,
  ) {}

  async list(ctx: Context, query: DueNewHireQuery): Promise<DueNewHirePage> {
    const perPage = query.per_page ?? 20;
    const employers = await this.employers.list(ctx);
    const found = await this.store.list(ctx, {
      employers: employers.filter(({ id }) => (query.employer_id ?? id) === id),
      readers: [ctx.actor],
      reportsTo: query.reports_to,
      hiredFrom: query.hired_on_gte,
      hiredUntil: query.hired_on_lte,
      after: query.cursor,
      most: perPage + 1,
    });
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1) : undefined;
    const hires = await this.reader.read(ctx, rows);
    const names = rows.length === 0 ? [] : await this.names.find(ctx, rows);
    return {
      data: rows.map((row, at) =>
        toDueNewHire(row, { names: names[at], obstacles: obstaclesOf(hires.get(row.placement_id)) }),
      ),
      next_cursor: last ? `${last.due_at.toISOString()}~${last.placement_id}` : null,
    };
  }
}

/** Of what may be cut nobody is kept from being reported. */
function obstaclesOf(hire: NewHire | undefined): readonly NewHireObstacle[] {
  if (!hire) return [{ field: 'first_name', reason: 'missing' }];
  const record = writeW4Record(hire);
  return record.ok ? [] : record.problems;
}

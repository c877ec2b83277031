import type { HistoryEntry, HistoryPage, EmployeeHistoryQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { EmployeesService } from '../../records/index.js';
import { HistorySources } from './history-sources.js';
import { type HistoryPart, type HistoryPlace, type HistorySource, newestFirst } from './history-source.js';

/** What happened to somebody, from everything that keeps it, a page at a time. */
@Injectable()
export class EmployeeHistoryService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly sources: HistorySources,
  ) {}

  async list(ctx: Context, employeeId: string, query: EmployeeHistoryQuery): Promise<HistoryPage> {
    await this.employees.getRow(ctx, employeeId);
    const { kind, cursor, per_page: perPage = 20 } = query;
    const part: HistoryPart = { employeeId, kind, before: toPlace(cursor), most: perPage + 1 };
    const asked = this.sources.all.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
    // Each source gives a page of its own: the newest of all are among them, however many sources there are.
    const found = await Promise.all(asked.map((source) => listPermitted(ctx, source, part)));
    const entries = found.flat().sort(newestFirst);
    const data = entries.slice(0, perPage);
    return { data, next_cursor: entries.length > perPage ? toCursor(data.at(-1)) : null };
  }
}

/** Nothing of a source whose records the caller may not see; of others, what the groups that let them see it do. */
async function listPermitted(ctx: Context, source: HistorySource, part: HistoryPart) {
  const actor = actorWithPermission(ctx.actor, source.needs);
  return actor ? source.list({ ...ctx, actor }, part) : [];
}

const toCursor = (last: HistoryEntry | undefined): string | null =>
  last ? `${Date.parse(last.at)}_${last.id}` : null;

function toPlace(cursor: string | undefined): HistoryPlace | undefined {
  if (cursor === undefined) return undefined;
  const [at = ''] = cursor.split('_');
  return { at: new Date(Number(at)), id: cursor.slice(at.length + 1) };
}

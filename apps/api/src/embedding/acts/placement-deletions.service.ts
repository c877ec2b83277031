import type { Readable } from 'node:stream';
import type {
  DeletePlacements,
  PlacementActFailure,
  PlacementActLine,
  PlacementSelection,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, ProblemError } from '../../context/index.js';
import { actorWithPermission, contextWithPermission, idsInScope } from '../../identity/index.js';
import { PlacementsService } from '../../placements/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { EmployeeActsService } from './employee-acts.service.js';
import { mostSelected } from './employee-selections.service.js';
import { readOn } from './read-on.js';

/** So many are read, and deleted, before lines are sent. */
const sliceSize = 50;

type DoneOrFailed = Extract<PlacementActLine, { kind: 'done' | 'failed' }>;

/** What became of a placement, and of whose it was if that is known. */
interface Outcome {
  readonly id: string;
  readonly employeeId: string | undefined;
  readonly reason: PlacementActFailure | undefined;
}

/** Deletes many placements, each as by itself: one that is refused stops no other. */
@Injectable()
export class PlacementDeletionsService {
  constructor(
    private readonly acts: EmployeeActsService,
    private readonly placements: PlacementsService,
    private readonly names: RecordNamesStore,
  ) {}

  /** @throws ProblemError 400 where another number matches than was shown, 403 for who may see no placement, 429 where too many acts are under way */
  async delete(ctx: Context, { selection }: DeletePlacements): Promise<Readable> {
    const viewer = contextWithPermission(ctx, 'placement:view');
    const total = await this.totalOf(viewer, selection);
    return readOn(
      (work) => this.acts.limited(ctx, work),
      () => this.lines(ctx, { viewer, selection, total }),
    );
  }

  private async totalOf(viewer: Context, selection: PlacementSelection): Promise<number> {
    if ('placement_ids' in selection) return new Set(selection.placement_ids).size;
    const { matching, expected_total: expected } = selection;
    const { total } = await this.placements.list(viewer, { ...matching, page: 1, per_page: 1 });
    if (total > mostSelected) throw badRequest('More than 100,000 placements match: narrow the filters');
    if (total !== expected)
      throw badRequest(`${total} placements match, and not ${expected}: look at the list again`);
    return total;
  }

  private async *lines(
    ctx: Context,
    { viewer, selection, total }: { viewer: Context; selection: PlacementSelection; total: number },
  ): AsyncGenerator<string> {
    yield toText({ kind: 'begun', total });
    const totals = { done: 0, failed: 0 };
    for await (const ids of this.slices(viewer, selection)) {
      const lines = await this.toLines(ctx, await this.deleteEach(ctx, viewer, ids));
      for (const { kind } of lines) totals[kind] += 1;
      yield lines.map(toText).join('');
    }
    yield toText({ kind: 'totals', ...totals });
  }

  /** What is made while it goes on comes before the first, and is not met. */
  private async *slices(viewer: Context, selection: PlacementSelection): AsyncGenerator<readonly string[]> {
    if ('placement_ids' in selection) {
      const ids = [...new Set(selection.placement_ids)];
      for (let from = 0; from < ids.length; from += sliceSize) yield ids.slice(from, from + sliceSize);
      return;
    }
    for (let after: string | undefined; ;) {
      const page = await this.placements.listAfter(viewer, selection.matching, { after, most: sliceSize });
      if (page.length > 0) yield page.map(({ id }) => id);
      if (page.length < sliceSize) return;
      after = page.at(-1)?.id;
    }
  }

  private async deleteEach(ctx: Context, viewer: Context, ids: readonly string[]): Promise<Outcome[]> {
    const [seen, allowed] = await Promise.all([
      idsInScope(viewer, 'placements', ids),
      idsInScope(ctx, 'placements', ids),
    ]);
    const outcomes: Outcome[] = [];
    for (const id of ids)
      outcomes.push(
        allowed.has(id) || !seen.has(id)
          ? await this.deleteOne(ctx, id)
          : { id, employeeId: undefined, reason: 'not_allowed' },
      );
    return outcomes;
  }

  private async deleteOne(ctx: Context, id: string): Promise<Outcome> {
    try {
      const { employee_id: employeeId } = await this.placements.deleteById(ctx, id);
      return { id, employeeId, reason: undefined };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { id, employeeId: undefined, reason: error.status === 404 ? 'not_found' : 'refused' };
    }
  }

  private async toLines(ctx: Context, outcomes: readonly Outcome[]): Promise<DoneOrFailed[]> {
    const names = await this.namesOf(
      ctx,
      outcomes.flatMap(({ employeeId }) => (employeeId === undefined ? [] : [employeeId])),
    );
    return outcomes.map(({ id, employeeId, reason }) => {
      const placement = { placement_id: id, employee_name: names.get(employeeId ?? '') ?? null };
      return reason === undefined ? { kind: 'done', ...placement } : { kind: 'failed', ...placement, reason };
    });
  }

  /** Of the people whom the caller sees. */
  private async namesOf(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const actor = actorWithPermission(ctx.actor, 'employee:view');
    if (!actor || employeeIds.length === 0) return new Map();
    const seen = await idsInScope({ ...ctx, actor }, 'employees', employeeIds);
    const found = await this.names.findEmployees(ctx, [...seen]);
    return new Map([...found].map(([id, { name }]) => [id, name]));
  }
}

const toText = (line: PlacementActLine) => `${JSON.stringify(line)}\n`;

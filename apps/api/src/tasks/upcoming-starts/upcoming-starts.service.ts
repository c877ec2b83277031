import type {
  UpcomingStart,
  UpcomingStartCounts,
  UpcomingStartCountsQuery,
  UpcomingStartPage,
  UpcomingStartsQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, FormsStore } from '../../forms/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { toBoundedCount } from '../to-bounded-count.js';
import { type BlockerRow, StartBlockersStore } from './start-blockers.store.js';
import { toStartBlocker, toUpcomingStart } from './to-upcoming-start.js';
import { type StartRow, UpcomingStartsStore } from './upcoming-starts.store.js';

type Blockers = ReadonlyMap<string, UpcomingStart['waits_for']>;

/** Who begins work on which day, and what is still to be done before it. */
@Injectable()
export class UpcomingStartsService {
  constructor(
    private readonly store: UpcomingStartsStore,
    private readonly blockers: StartBlockersStore,
    private readonly names: RecordNamesStore,
    private readonly forms: FormsStore,
    private readonly editions: EditionsService,
  ) {}

  async list(
    ctx: Context,
    { per_page: perPage = 20, ...query }: UpcomingStartsQuery,
  ): Promise<UpcomingStartPage> {
    const found = await this.store.list(ctx, query, perPage + 1);
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1) : undefined;
    return {
      data: await this.present(ctx, rows),
      next_cursor: last ? `${last.starts_on}~${last.placement_id}` : null,
    };
  }

  async count(ctx: Context, query: UpcomingStartCountsQuery): Promise<UpcomingStartCounts> {
    const { ready, waiting, undecided, next_starts_on } = await this.store.count(ctx, query);
    return {
      ready: toBoundedCount(ready),
      waiting: toBoundedCount(waiting),
      undecided: toBoundedCount(undecided),
      next_starts_on,
    };
  }

  private async present(ctx: Context, rows: readonly StartRow[]): Promise<UpcomingStart[]> {
    if (rows.length === 0) return [];
    const people = await this.names.find(ctx, rows);
    const places = await this.names.findPlaces(ctx, rows);
    const waiting = rows.filter(({ readiness }) => readiness === 'waiting');
    const blockers = await this.blockersOf(
      ctx,
      await this.blockers.list(
        ctx,
        waiting.map(({ placement_id }) => placement_id),
      ),
    );
    return rows.map((row, at) =>
      toUpcomingStart(row, { people: people[at], places: places[at] }, blockers.get(row.placement_id) ?? []),
    );
  }

  private async blockersOf(ctx: Context, rows: readonly BlockerRow[]): Promise<Blockers> {
    const named = [...new Set(rows.map(({ form }) => form))];
    const forms = [...(await this.forms.listByIds(ctx, named)), ...(await this.forms.listByKeys(ctx, named))];
    const editionOf = await this.editions.ofAll(ctx, forms);
    const all = new Map<string, UpcomingStart['waits_for']>();
    for (const row of rows) {
      const form = forms.find(({ id, key }) => id === row.form || key === row.form);
      if (!form) continue;
      const others = all.get(row.placement_id) ?? [];
      all.set(row.placement_id, [...others, toStartBlocker(row, form, editionOf(form))]);
    }
    return all;
  }
}

import type { CursorPage, ReviewRow, ReviewRowsQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { listStartDates } from '../../placements/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { FilesStore, RepresentativesStore, type TaskEntity } from '../../tasks/index.js';
import { ReviewFormsService } from './review-forms.service.js';
import { reviewListSql, reviewOrder } from './review-list-sql.js';
import { type PageRequest, RowPagesService } from './row-pages.service.js';
import { toReviewRow } from './to-review-row.js';

const defaultLimit = 50;

/** What waits for somebody of the employer, within what the caller sees. */
@Injectable()
export class ReviewRowsService {
  constructor(
    private readonly pages: RowPagesService,
    private readonly names: RecordNamesStore,
    private readonly files: FilesStore,
    private readonly representatives: RepresentativesStore,
    private readonly forms: ReviewFormsService,
  ) {}

  async list(ctx: Context, query: ReviewRowsQuery): Promise<CursorPage<ReviewRow>> {
    const list = reviewListSql(ctx, query);
    const asked = toRequest(query);
    const { data, ...page } = await this.pages.read<TaskEntity & Record<string, unknown>>(ctx, list, asked);
    const cursors = data.map((row) => this.pages.cursorOf(ctx, list, asked, row));
    const shown = await this.present(ctx, data);
    return { ...page, data: shown.map((row, at) => ({ ...row, cursor: cursors[at] ?? '' })) };
  }

  private async present(ctx: Context, tasks: readonly TaskEntity[]) {
    if (tasks.length === 0) return [];
    const ids = tasks.map(({ id }) => id);
    const placements = tasks.flatMap(({ placement_id }) => placement_id ?? []);
    const [names, files, representatives, starts, formOf] = await Promise.all([
      this.names.find(ctx, tasks),
      this.files.countOfTasks(ctx, ids),
      this.representatives.listLatest(ctx, ids),
      listStartDates(ctx, placements),
      this.forms.ofTasks(ctx, tasks),
    ]);
    return tasks.map((task, at) =>
      toReviewRow(task, {
        ...formOf(task),
        names: names[at],
        files: files.get(task.id) ?? 0,
        representative: representatives.find(({ task_id }) => task_id === task.id),
        startsOn: (task.placement_id === null ? undefined : starts.get(task.placement_id)) ?? null,
        now: ctx.now,
      }),
    );
  }
}

const toRequest = ({ limit, after, before }: ReviewRowsQuery): PageRequest => ({
  name: 'review_due_at',
  order: reviewOrder,
  direction: reviewOrder.defaultDirection,
  limit: limit ?? defaultLimit,
  after,
  before,
});

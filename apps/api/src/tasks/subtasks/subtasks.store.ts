import { isDeepStrictEqual } from 'node:util';
import { type Edition, findPage } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { type Context, type InsertTarget, newId, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { SubtaskEntity } from './subtask.entity.js';

const newRows: InsertTarget = {
  table: 'subtasks',
  columns: ['id', 'account_id', 'task_id', 'page_id', 'position', 'visited_at'],
};
const selectOfTasks = statement(
  'subtasks.ofTasks',
  `SELECT * FROM subtasks WHERE account_id = $1 AND task_id = ANY($2) ORDER BY task_id, position`,
);
const deleteOfTask = statement(
  'subtasks.deleteOfTask',
  `DELETE FROM subtasks WHERE account_id = $1 AND task_id = $2`,
);
const pagesOf = (edition: Edition): readonly string[] =>
  edition.sections.flatMap((section) => section.pages.map((page) => page.id));

type Row = SubtaskEntity & Record<string, unknown>;

@Injectable()
export class SubtasksStore {
  /** Those of a new task, one for each page. */
  insert(ctx: Context, taskId: string, edition: Edition): Promise<SubtaskEntity[]> {
    return this.insertPages(ctx, taskId, pagesOf(edition));
  }

  /** For pages that came to the edition after the task was made. @returns all subtasks of the task */
  async addMissing(
    ctx: Context,
    { task, edition, subtasks }: Pick<TaskAggregate, 'task' | 'edition' | 'subtasks'>,
  ): Promise<readonly SubtaskEntity[]> {
    const known = new Set(subtasks.map(({ page_id }) => page_id));
    const missing = pagesOf(edition).filter((page) => !known.has(page));
    const last = Math.max(-1, ...subtasks.map(({ position }) => position));
    return [...subtasks, ...(await this.insertPages(ctx, task.id, missing, last + 1))];
  }

  /**
   * For a task that moves to another edition: its pages in the order of that one. A page that says what it said stays
   * visited, others have to be seen in their new words.
   *
   * @returns all subtasks of the task
   */
  async rearrange(
    ctx: Context,
    { task, edition: from, subtasks }: Pick<TaskAggregate, 'task' | 'edition' | 'subtasks'>,
    to: Edition,
  ): Promise<readonly SubtaskEntity[]> {
    const pages = pagesOf(to);
    const known = new Map(subtasks.map((subtask) => [subtask.page_id, subtask]));
    const rows = pages.map((page, position): SubtaskEntity => {
      const subtask = known.get(page) ?? newSubtask(ctx, task.id, page);
      const isSame = isDeepStrictEqual(findPage(from, page), findPage(to, page));
      return { ...subtask, position, visited_at: isSame ? subtask.visited_at : null };
    });
    await ctx.db.run(deleteOfTask, [ctx.account.id, task.id]);
    for (const row of rows) await ctx.db.insert(newRows, row);
    return rows;
  }

  private async insertPages(
    ctx: Context,
    taskId: string,
    pages: readonly string[],
    firstPosition = 0,
  ): Promise<SubtaskEntity[]> {
    const rows = pages.map((page, at) => ({
      ...newSubtask(ctx, taskId, page),
      position: firstPosition + at,
    }));
    for (const row of rows) await ctx.db.insert(newRows, row);
    return rows;
  }

  listOfTasks(ctx: Context, taskIds: readonly string[]): Promise<SubtaskEntity[]> {
    return ctx.db.run<Row>(selectOfTasks, [ctx.account.id, taskIds]);
  }

  async find(ctx: Context, id: string): Promise<SubtaskEntity | undefined> {
    return (await ctx.db.manager.findOneBy(SubtaskEntity, ofAccount(ctx, id))) ?? undefined;
  }

  async markVisited(ctx: Context, id: string): Promise<void> {
    const where = { ...ofAccount(ctx, id), visited_at: IsNull() };
    await ctx.db.manager.update(SubtaskEntity, where, { visited_at: ctx.now });
  }

  async clearVisits({ account, db }: Context, taskId: string, pageIds: readonly string[]): Promise<void> {
    const where = { account_id: account.id, task_id: taskId, page_id: In(pageIds) };
    await db.manager.update(SubtaskEntity, where, { visited_at: null });
  }
}

const newSubtask = ({ account, now }: Context, task_id: string, page_id: string): SubtaskEntity => ({
  id: newId('subtask', now),
  account_id: account.id,
  task_id,
  page_id,
  position: 0,
  visited_at: null,
});

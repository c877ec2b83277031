import type { Edition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { type Context, type InsertTarget, newId, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { SubtaskEntity } from './subtask.entity.js';

const newRows: InsertTarget = {
  table: 'subtasks',
  columns: ['id', 'account_id', 'task_id', 'page_id', 'position'],
};
const selectOfTasks = statement(
  'subtasks.ofTasks',
  `SELECT * FROM subtasks WHERE account_id = $1 AND task_id = ANY($2) ORDER BY task_id, position`,
);
type Row = SubtaskEntity & Record<string, unknown>;

@Injectable()
export class SubtasksStore {
  /** Those of a new task, one for each page. */
  async insert(ctx: Context, taskId: string, edition: Edition): Promise<SubtaskEntity[]> {
    const pages = edition.sections.flatMap((section) => section.pages.map((page) => page.id));
    const rows = pages.map((page_id, position) => ({
      id: newId('subtask', ctx.now),
      account_id: ctx.account.id,
      task_id: taskId,
      page_id,
      position,
      visited_at: null,
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

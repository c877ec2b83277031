import type { Edition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, type InsertTarget, newId } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { SubtaskEntity } from './subtask.entity.js';

const newRows: InsertTarget = {
  table: 'subtasks',
  columns: ['id', 'account_id', 'task_id', 'page_id', 'position'],
};
const selectOfTasks = statement(
  'subtasks.ofTasks',
  `SELECT * FROM subtasks WHERE account_id = $1 AND task_id = ANY($2) ORDER BY task_id, position`,
);
const selectById = statement('subtasks.find', `SELECT * FROM subtasks WHERE account_id = $1 AND id = $2`);
const updateVisited = statement(
  'subtasks.visit',
  `UPDATE subtasks SET visited_at = coalesce(visited_at, $3) WHERE account_id = $1 AND id = $2`,
);
const clearVisited = statement(
  'subtasks.clearVisits',
  `UPDATE subtasks SET visited_at = NULL WHERE account_id = $1 AND task_id = $2 AND page_id = ANY($3)`,
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
    return (await ctx.db.run<Row>(selectById, [ctx.account.id, id]))[0];
  }

  async markVisited(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(updateVisited, [ctx.account.id, id, ctx.now]);
  }

  async clearVisits(ctx: Context, taskId: string, pageIds: readonly string[]): Promise<void> {
    await ctx.db.run(clearVisited, [ctx.account.id, taskId, pageIds]);
  }
}

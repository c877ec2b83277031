import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { DocumentEntity } from '../documents/document.entity.js';
import type { TaskEntity } from '../task.entity.js';

const byId = statement('inspectedTasks.find', `SELECT * FROM tasks WHERE id = $1 AND account_id = $2`);

/** Tasks and their documents, withdrawn ones too. */
@Injectable()
export class InspectedTasksStore {
  async find(ctx: Context, id: string): Promise<TaskEntity | undefined> {
    return (await ctx.db.run<TaskEntity & Record<string, unknown>>(byId, [id, ctx.account.id]))[0];
  }

  /** All versions, from the first. */
  documentsOf({ account, db }: Context, taskId: string): Promise<DocumentEntity[]> {
    const where = { account_id: account.id, task_id: taskId };
    return db.manager.find(DocumentEntity, { where, order: { version: 'ASC' } });
  }
}

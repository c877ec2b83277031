import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { DocumentEntity } from '../documents/document.entity.js';
import type { TaskEntity } from '../task.entity.js';
import { TaskVersionEntity } from './task-version.entity.js';
import type { VersionDocument } from './version-content.js';

const ofTask = statement(
  'task_versions.ofTask',
  `SELECT * FROM task_versions WHERE account_id = $1 AND task_id = $2 ORDER BY number`,
);

@Injectable()
export class TaskVersionsStore {
  async insert({ db }: Context, version: TaskVersionEntity): Promise<void> {
    await db.manager.insert(TaskVersionEntity, version);
  }

  listOfTask({ account, db }: Context, taskId: string): Promise<TaskVersionEntity[]> {
    return db.run<TaskVersionEntity & Record<string, unknown>>(ofTask, [account.id, taskId]);
  }

  /** The document of a task that is completed. */
  async findDocumentInForce(
    { account, db }: Context,
    task: Pick<TaskEntity, 'id' | 'completed_at'>,
  ): Promise<VersionDocument | null> {
    if (!task.completed_at) return null;
    return db.manager.findOne(DocumentEntity, {
      select: { id: true, version: true, pdf_sha256: true, certificate_sha256: true },
      where: { account_id: account.id, task_id: task.id },
      order: { version: 'DESC' },
    });
  }
}

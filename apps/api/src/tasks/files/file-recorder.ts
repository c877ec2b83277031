import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { AttestedFiles } from '../versions/attested-files.js';
import type { FileEntity } from './file.entity.js';
import { FilesStore } from './files.store.js';

/** Files of a task, and what its audit trail says of them. */
@Injectable()
export class FileRecorder {
  constructor(
    private readonly store: FilesStore,
    private readonly trail: AuditTrail,
    private readonly attested: AttestedFiles,
  ) {}

  /** In the context's transaction. */
  async add(ctx: Context, file: FileEntity): Promise<void> {
    await this.store.insert(ctx, file);
    const { id, path, type, size, checksum } = file;
    await this.trail.append(ctx, file.task_id, 'file_added', { file_id: id, path, type, size, checksum });
  }

  listOfTask(ctx: Context, taskId: string): Promise<FileEntity[]> {
    return this.store.listOfTask(ctx, taskId);
  }

  find(ctx: Context, id: string): Promise<FileEntity | undefined> {
    return this.store.find(ctx, id);
  }

  /**
   * In the context's transaction.
   * @returns the file to be taken out of the storage; none where it was attested and stays with its version
   */
  async remove(ctx: Context, file: FileEntity): Promise<FileEntity | undefined> {
    await this.trail.append(ctx, file.task_id, 'file_removed', { file_id: file.id, path: file.path });
    if (await this.attested.includes(ctx, file)) return undefined;
    await this.store.remove(ctx, [file.id]);
    return file;
  }
}

import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { TaskCases } from '../task-cases.js';
import type { TaskEntity } from '../task.entity.js';
import { DestructionCertificatesService } from './destruction-certificates.service.js';
import { RetentionStore } from './retention.store.js';
import { TaskTracesEraser } from './task-traces-eraser.js';

/** Erases what a withdrawn task held: answers, versions, reasons, drawings, files, documents and its E-Verify cases. */
@Injectable()
export class TaskEraser {
  constructor(
    private readonly store: RetentionStore,
    private readonly cases: TaskCases,
    private readonly certificates: DestructionCertificatesService,
    private readonly storage: FileStorage,
    private readonly traces: TaskTracesEraser,
  ) {}

  /** In the transaction that claimed it. */
  async erase(ctx: Context, task: TaskEntity): Promise<void> {
    const { id } = task;
    await this.certificates.issue(ctx, task);
    const keys = [...(await this.store.purge(ctx, id)), ...(await this.cases.purge(ctx, id))];
    await this.traces.erase(ctx, task);
    // Before the commit: whatever ends the process in between, no file is left that nobody knows of.
    await Promise.all(keys.map((key) => this.storage.remove(key)));
  }
}

import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { TaskPurging } from '../tasks/index.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { everifyKeys } from './everify-keys.js';

/** Forgets the E-Verify case of a task that is destroyed. */
@Injectable()
export class CasePurging extends TaskPurging {
  constructor(private readonly store: EverifyCasesStore) {
    super();
  }

  async purge(ctx: Context, taskId: string): Promise<string[]> {
    return (await this.store.forgetOfTask(ctx, taskId)).flatMap(everifyKeys);
  }
}

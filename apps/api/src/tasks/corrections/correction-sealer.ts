import type { CorrectionRequest } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../../sealing/index.js';
import type { TaskEntity } from '../task.entity.js';

/** What is kept of a request: people write their numbers into such sentences. */
export type AskedCorrection = Omit<CorrectionRequest, 'task_id'>;

/** Seals what an employee asks to correct, bound to the task. */
@Injectable()
export class CorrectionSealer {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'corrections');
  }

  seal(taskId: string, correction: AskedCorrection): Buffer {
    return this.sealer.sealJson(correction, taskId);
  }

  open({ id, sealed_correction }: Pick<TaskEntity, 'id' | 'sealed_correction'>): CorrectionRequest | null {
    if (!sealed_correction) return null;
    return { task_id: id, ...this.sealer.openJson<AskedCorrection>(sealed_correction, id) };
  }
}

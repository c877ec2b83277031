import type { Answers } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../sealing/index.js';
import type { TaskEntity } from './task.entity.js';

/** Seals a task's answers as one blob, bound to the task. */
@Injectable()
export class AnswersSealer {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'answers');
  }

  seal(taskId: string, answers: Answers): Buffer {
    return this.sealer.sealJson(answers, taskId);
  }

  open(task: Pick<TaskEntity, 'id' | 'sealed_answers'>): Answers {
    return task.sealed_answers ? this.sealer.openJson<Answers>(task.sealed_answers, task.id) : {};
  }
}

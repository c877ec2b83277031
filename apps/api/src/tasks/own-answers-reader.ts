import { type FormContext, ownFacts } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { EditionsService } from '../forms/index.js';
import type { Context } from '../context/index.js';
import { AnswersSealer } from './answers-sealer.js';
import { isInTaskScope } from './task-scope.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** What employees said of themselves in their other forms. */
export interface OwnAnswers {
  readonly facts: FormContext;
  /** The form that each fact is from. */
  readonly sources: ReadonlyMap<string, { readonly form_key: string; readonly task_id: string }>;
}

export const noOwnAnswers: OwnAnswers = { facts: {}, sources: new Map() };

/** Name and address are known anyway; nothing else goes into or out of a form that is kept apart, but into one of its own. */
const mayPass = (fact: string, from: TaskEntity, to: TaskEntity): boolean =>
  from.form_id === to.form_id ||
  !(from.is_segregated || to.is_segregated) ||
  /^employee\.(?:first_name|middle_name|last_name|address(?:\.\w+)?)$/.test(fact);

/**
 * Reads what employees need not enter again. It is theirs alone: what an employer, the API or somebody who was handed
 * the device reads is the form as it was given, and a link to some forms tells nothing of others.
 */
@Injectable()
export class OwnAnswersReader {
  constructor(
    private readonly tasks: TasksStore,
    private readonly sealer: AnswersSealer,
    private readonly editions: EditionsService,
  ) {}

  async read(ctx: Context, task: TaskEntity): Promise<OwnAnswers> {
    const { id, employee_id } = task;
    const { actor } = ctx;
    if (actor.kind !== 'form_session' || actor.side !== 'employee' || actor.reader.handover)
      return noOwnAnswers;
    const others = (await this.tasks.listActive(ctx, [employee_id]))
      .filter((other) => other.id !== id && isInTaskScope(ctx, other))
      // What was written last is what they would say today.
      .toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime());
    const facts: Record<string, FormContext[string]> = {};
    const sources = new Map<string, { form_key: string; task_id: string }>();
    for (const other of others) {
      const edition = await this.editions.ofTask(ctx, other);
      for (const [fact, value] of Object.entries(ownFacts(edition, this.sealer.open(other)))) {
        if (!mayPass(fact, other, task)) continue;
        facts[fact] = value;
        sources.set(fact, { form_key: other.form_key, task_id: other.id });
      }
    }
    return { facts, sources };
  }
}

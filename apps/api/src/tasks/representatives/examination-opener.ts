import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskWriter } from '../task-writer.js';

/** Opens and closes the sections that only a representative is asked to fill in: the pictures of what they see. */
@Injectable()
export class ExaminationOpener {
  constructor(
    private readonly subtasks: SubtasksStore,
    private readonly writer: TaskWriter,
  ) {}

  /** In the transaction that locked the task. */
  async set(ctx: Context, aggregate: TaskAggregate, isOpen: boolean): Promise<void> {
    const { task, edition } = aggregate;
    const ids = edition.sections
      .filter(({ id, opens }) => opens === 'on_request' && edition.representative?.fills.includes(id))
      .map(({ id }) => id);
    const others = task.opened_section_ids.filter((id) => !ids.includes(id));
    // A task of an earlier version of the program lacks pages that came since.
    const subtasks = isOpen ? await this.subtasks.addMissing(ctx, aggregate) : aggregate.subtasks;
    const opened_section_ids = isOpen ? [...others, ...ids] : others;
    await this.writer.save(ctx, { ...aggregate, subtasks, task: { ...task, opened_section_ids } });
  }
}

import type { RehireOffer } from '@firstday/domain';
import { dueDate, openingAnswersOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormsStore } from '../../forms/index.js';
import { calendarOf } from '../deadline.js';
import { ChangeRequestsService } from '../signing/change-requests.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskCreationService } from '../task-creation.service.js';
import { TasksService } from '../tasks.service.js';
import type { FoundOffer } from './rehire-offers.service.js';

/** The block is signed as soon as Section 2 of a new form would be. */
const usualDays = { businessDays: 3 };

/** Carries out what a person chose for a rehire. */
@Injectable()
export class RehireChoicesService {
  constructor(
    private readonly changeRequests: ChangeRequestsService,
    private readonly creation: TaskCreationService,
    private readonly forms: FormsStore,
    private readonly tasks: TasksService,
  ) {}

  /** Asks a new form, where none was asked yet. @returns the one that goes on */
  async useNew(ctx: Context, { task }: TaskAggregate, { counted }: FoundOffer): Promise<string> {
    if (counted === null) return task.id;
    const { employee_id, employer_id, client_id, job_id } = task;
    const given = { employee_id, employer_id, client_id, job_id, placement_id: counted.placementId };
    const [made] = await this.creation.create(ctx, this.forms.listByIds(ctx, [task.form_id]), given);
    if (!made) throw new Error('a task names a form that is gone');
    return made.id;
  }

  /** Opens the block of the earlier form, and withdraws the new one, where there is one: nobody has signed it. */
  async useEarlier(
    ctx: Context,
    { task, context }: TaskAggregate,
    { rehired_on: rehiredOn, earlier_form: earlier }: RehireOffer,
  ): Promise<void> {
    if (!earlier?.section_id) throw new Error('what is offered has a block');
    await this.changeRequests.create(ctx, earlier.task_id, {
      starting_section_id: earlier.section_id,
      reason: `Rehired on ${rehiredOn}: Supplement B was chosen in place of a new form`,
      dueOn: dueDate(usualDays, { firstDay: rehiredOn, ...calendarOf(context) }),
      answers: openingAnswersOf(task.form_key, earlier.section_id, { kind: 'rehire', rehiredOn }),
    });
    if (earlier.task_id !== task.id)
      await this.tasks.withdraw(ctx, task.id, { cause: 'request', reason: 'not_needed' });
  }
}

import type { RehireOffer } from '@firstday/domain';
import { formsOfRehires } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployeeTasksService } from '../employee-tasks.service.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { RehireOffersService } from './rehire-offers.service.js';

/** What is still to be chosen for an employee, of all their forms at once. */
@Injectable()
export class OpenRehiresService {
  constructor(
    private readonly employeeTasks: EmployeeTasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly offers: RehireOffersService,
  ) {}

  async list(ctx: Context, employeeId: string): Promise<{ readonly data: RehireOffer[] }> {
    const tasks = await this.employeeTasks.listReadable(ctx, employeeId, ({ form_key }) =>
      formsOfRehires.includes(form_key),
    );
    const data: RehireOffer[] = [];
    // One after the other: each looks at the other forms of the employee, and few of them are of a kind that serves again.
    for (const task of tasks) {
      const { offer } = await this.offers.find(ctx, await this.aggregates.assemble(ctx, task));
      if (offer.choices.length > 0) data.push(offer);
    }
    return { data };
  }
}

import { Injectable } from '@nestjs/common';
import { UsageBudgets } from '../../background/index.js';

/** Ten seconds of work, given back within a minute: what an account may have done before others go first. */
const perMinute = { budget: 10_000, refillMilliseconds: 60_000, now: () => performance.now() };

export const accountBudgets = (): UsageBudgets => new UsageBudgets(perMinute);

/** The time that the worker of this process has spent on the documents of each account. */
@Injectable()
export class DocumentJobBudgets extends UsageBudgets {
  constructor() {
    super(perMinute);
  }
}

import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type TaskCaseStep, TaskCases } from '../task-cases.js';
import { type HistoryPart, type HistorySource, isBefore } from './history-source.js';

/** The steps of the person's E-Verify cases. */
@Injectable()
export class EmployeeCaseHistory implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['everify'];
  readonly needs = 'everify:view';

  constructor(private readonly cases: TaskCases) {}

  async list(ctx: Context, { employeeId, before }: HistoryPart): Promise<HistoryEntry[]> {
    const steps = await this.cases.listStepsOf(ctx, employeeId);
    return steps.map(toEntry).filter((entry) => isBefore(entry, before));
  }
}

const toEntry = (step: TaskCaseStep): HistoryEntry => ({
  id: `${step.case_id}.${String(step.sequence).padStart(6, '0')}`,
  at: step.at.toISOString(),
  kind: 'everify',
  action: step.what,
  actor: { kind: step.by, id: step.by_id, name: step.by_name },
  subject: { type: 'everify_case', id: step.case_id, name: null },
  detail: step.to_status === null ? {} : { status: step.to_status },
});

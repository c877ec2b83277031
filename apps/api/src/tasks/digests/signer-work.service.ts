import type { WorkItem, WorkItemBucket } from '@firstday/domain';
import type { LadderTask } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployerClocksStore, type EmployerClock } from '../../records/index.js';
import { WorkItemsService } from '../work-items/work-items.service.js';

const soon = ['late', 'today', 'week'] as const satisfies readonly WorkItemBucket[];
/** So many of each bucket are looked at one by one: what has waited longest comes first. */
const most = 200;

/** What waits for somebody's signature. */
export interface SignerWork {
  readonly isAnythingWaiting: boolean;
  /** Documents to be looked at by a day that the law sets, with the employers' days. */
  readonly sectionTwo: ReadonlyMap<string, readonly LadderTask[]>;
  readonly employers: ReadonlyMap<string, EmployerClock>;
}

/** Reads what waits for somebody's signature: as the page of the day counts it, of what they may see. */
@Injectable()
export class SignerWorkService {
  constructor(
    private readonly work: WorkItemsService,
    private readonly employers: EmployerClocksStore,
  ) {}

  /** @param since before it they were asked for nothing */
  async read(ctx: Context, since: Date): Promise<SignerWork> {
    const counts = await this.work.count(ctx, { bucket: [...soon] });
    const isAnythingWaiting = soon.some((bucket) => (counts[bucket]?.count ?? 0) > 0);
    const items: WorkItem[] = [];
    for (const bucket of isAnythingWaiting ? soon : [])
      items.push(...(await this.work.list(ctx, { bucket, per_page: most })).data);
    const sectionTwo = new Map<string, LadderTask[]>();
    for (const item of items) {
      const task = toTask(item, since);
      const employer = item.employer_id ?? '';
      if (task) sectionTwo.set(employer, [...(sectionTwo.get(employer) ?? []), task]);
    }
    const employers = await this.employers.find(ctx, [...sectionTwo.keys()]);
    return { isAnythingWaiting, sectionTwo, employers };
  }
}

function toTask(
  { kind, task_id: id, due_on: dueOn, legal_basis }: WorkItem,
  since: Date,
): LadderTask | undefined {
  if (kind !== 'section' || id === null || legal_basis === null) return undefined;
  return { id, clock: 'section_2', dueOn, waitsFor: ['employer'], since: since.toISOString() };
}

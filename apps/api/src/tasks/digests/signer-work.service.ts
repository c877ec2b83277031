import type { WorkItem, WorkItemBucket } from '@firstday/domain';
import type { LadderTask } from '@firstday/messages';
import { addDays } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { groupBy } from '../../database/index.js';
import { EmployerClocksStore, type EmployerClock } from '../../records/index.js';
import { type DueTaskCase, TaskCases } from '../task-cases.js';
import { WorkItemsService } from '../work-items/work-items.service.js';

const soon = ['late', 'today', 'week'] as const satisfies readonly WorkItemBucket[];
/** So many of each bucket are looked at one by one: what has waited longest comes first. */
const most = 200;

/** Days ahead in which a case of E-Verify may have its first reminder, over the longest holidays. */
const daysAhead = 14;

/** What waits for somebody who signs or acts for the employer. */
export interface SignerWork {
  /** Whether anything waits for their signature. */
  readonly isAnythingWaiting: boolean;
  /** What is to be done by a day that the law or E-Verify sets, by employer: documents to be looked at, and cases. */
  readonly lawful: ReadonlyMap<string, readonly LadderTask[]>;
  readonly employers: ReadonlyMap<string, EmployerClock>;
}

/** Reads what waits for somebody: as the page of the day counts it, of what they may see. */
@Injectable()
export class SignerWorkService {
  constructor(
    private readonly work: WorkItemsService,
    private readonly employers: EmployerClocksStore,
    private readonly cases: TaskCases,
  ) {}

  /** @param since before it they were asked for nothing */
  async read(ctx: Context, { signer, caseworker }: SignerActors, since: Date): Promise<SignerWork> {
    const items = signer ? await this.readItems({ ...ctx, actor: signer }) : [];
    const until = addDays(ctx.now.toISOString().slice(0, 10), daysAhead);
    const cases = caseworker ? await this.cases.listDue({ ...ctx, actor: caseworker }, until) : [];
    const tasks = [
      ...items.flatMap((item) => toTask(item, since) ?? []),
      ...cases.map((one) => toCaseTask(one, since)),
    ];
    const lawful = groupBy(tasks, ({ asker }) => asker);
    const employers = await this.employers.find(ctx, [...lawful.keys()]);
    return { isAnythingWaiting: items.some(isOfSigner), lawful, employers };
  }

  private async readItems(ctx: Context): Promise<readonly WorkItem[]> {
    const counts = await this.work.count(ctx, { bucket: [...soon] });
    const items: WorkItem[] = [];
    for (const bucket of soon)
      if ((counts[bucket]?.count ?? 0) > 0)
        items.push(...(await this.work.list(ctx, { bucket, per_page: most })).data);
    return items;
  }
}

/** What placements lack is entered by whoever keeps records, and waits for no signature. */
const isOfSigner = ({ kind }: WorkItem): boolean => kind !== 'undecided_facts' && kind !== 'everify_mandate';

/** A user as one who signs, and as one who acts on cases. */
export interface SignerActors {
  readonly signer: Actor | undefined;
  readonly caseworker: Actor | undefined;
}

type AskedTask = LadderTask & { readonly asker: string };

function toTask(
  { kind, task_id: id, due_on: dueOn, legal_basis, employer_id }: WorkItem,
  since: Date,
): AskedTask | undefined {
  if (kind !== 'section' || id === null || legal_basis === null) return undefined;
  return {
    id,
    clock: 'section_2',
    dueOn,
    waitsFor: ['employer'],
    since: since.toISOString(),
    asker: employer_id ?? '',
  };
}

const toCaseTask = ({ id, due_on: dueOn, employer_id: asker }: DueTaskCase, since: Date): AskedTask => ({
  id,
  clock: 'everify_case',
  dueOn,
  waitsFor: ['employer'],
  since: since.toISOString(),
  asker,
});

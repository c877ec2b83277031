import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { faultOf } from './fault.js';
import type { Figures } from './figures.js';
import type { Installation } from './installation.js';
import type { FactLog } from './logging.js';
import { Rounds, type RoundsPlan } from './rounds.js';

/** `reachesOut`: in the name of the installation, to somebody else. */
export interface WorkPlan extends RoundsPlan {
  readonly reachesOut?: boolean;
}

/** How long the present rounds may take once the process has been told to end. */
const farewellMilliseconds = 4000;

/** Everything that this process does of its own accord. Any number of workers may run against one database. */
export class BackgroundWork implements OnModuleDestroy {
  private readonly logger = new Logger('worker');
  private readonly all: Rounds[] = [];
  private noteDown: FactLog = () => undefined;

  constructor(
    private readonly isWorker: boolean,
    private readonly figures: Figures,
    private readonly installation: Pick<Installation, 'mayReachOut'>,
  ) {}

  /** Begins to work by a plan, until the process ends; undefined where this process is no worker. */
  begin(plan: WorkPlan): Rounds | undefined {
    if (!this.isWorker) return undefined;
    const rounds = new Rounds(this.pausedInCopy(plan), (name, thrown) => this.report(name, thrown));
    this.all.push(rounds);
    return rounds;
  }

  /** What reaches out rests in a copy, until it is adopted. */
  private pausedInCopy(plan: WorkPlan): RoundsPlan {
    if (!plan.reachesOut) return plan;
    return {
      ...plan,
      work: async (stopping) => (this.installation.mayReachOut ? plan.work(stopping) : false),
    };
  }

  /** Says what went wrong with a job, by names and ids only, and counts it. */
  report(job: string, thrown: unknown, ids: Readonly<Record<string, string>> = {}): void {
    this.figures.count('worker_errors', { job });
    this.logger.error({ job, ...ids, ...faultOf(thrown) }, 'unforeseen');
  }

  /** Says what was done, by names, ids and numbers only. */
  note(job: string, facts: Readonly<Record<string, string | number | readonly string[]>>): void {
    this.noteDown({ context: 'worker', job, ...facts }, 'done');
  }

  /** Where notes are written; until then nowhere. */
  notesGoTo(log: FactLog): void {
    this.noteDown = log;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.all.map((rounds) => rounds.stop(farewellMilliseconds)));
  }
}

import { Injectable } from '@nestjs/common';
import { migrations } from '../migrations/index.js';
import { Backlogs, type Queue } from '../platform/backlogs.js';
import { Database, statement } from '../platform/database.js';
import { recently } from '../platform/recently.js';
import { FileStorage } from '../platform/storage.js';

/** `late`: the service serves, and its workers do not keep up. */
export type CheckState = 'ok' | 'late' | 'failed';

export interface Readiness {
  readonly status: CheckState;
  readonly checks: Readonly<Record<string, CheckState>>;
}

const patienceMilliseconds = 2000;
const ping = statement('health.ping', 'SELECT 1');
const applied = statement('health.migrations', 'SELECT name FROM schema_migrations');

/** Whether this process can do its work. Read once a second at most, however many ask. */
@Injectable()
export class ReadinessChecks {
  readonly read = recently(() => this.check());
  private isMigrated = false;

  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly backlogs: Backlogs,
  ) {}

  private async check(): Promise<Readiness> {
    const { queues } = this.backlogs;
    const checks = Object.fromEntries(
      await Promise.all([
        named('database', this.database.run(ping)),
        named('migrations', this.refuseUnmigrated()),
        named('storage', this.storage.refuseUnwritable()),
        ...queues.map(async (queue) => [`queue:${queue.name}`, await lagOf(queue)] as const),
      ]),
    );
    const states = Object.values(checks);
    const worst = (['failed', 'late'] as const).find((state) => states.includes(state));
    return { status: worst ?? 'ok', checks };
  }

  /** A database that is ahead is fine: while a new version is rolled out, processes of the earlier one still serve. */
  private async refuseUnmigrated(): Promise<void> {
    if (this.isMigrated) return;
    const names = new Set((await this.database.run<{ name: string }>(applied)).map(({ name }) => name));
    if (migrations.some((Migration) => !names.has(new Migration().name)))
      throw new Error('the database is behind');
    this.isMigrated = true;
  }
}

const named = async (name: string, check: Promise<unknown>) =>
  [name, await within(check.then(() => 'ok' as const))] as const;

const lagOf = ({ backlog, lateAfterSeconds }: Queue): Promise<CheckState> =>
  within(backlog().then(({ ageSeconds }) => (ageSeconds > lateAfterSeconds ? 'late' : 'ok')));

/** Its state, or that it failed: also where it does not come in time. */
async function within(state: Promise<CheckState>): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckState>((resolve) => {
    timer = setTimeout(() => resolve('failed'), patienceMilliseconds);
  });
  try {
    return await Promise.race([state, late]);
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

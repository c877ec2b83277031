import { Injectable } from '@nestjs/common';
import { Installation, migrations } from '../../database/index.js';
import { type MonitoredQueue, QueueStats } from '../../observability/index.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { memoizeFor } from '../../context/index.js';
import { ReadinessStore } from './readiness.store.js';

/**
 * `late`: the service serves, and its workers do not keep up. `paused`: it serves, and sends nothing, for it is a copy.
 */
export type CheckState = 'ok' | 'late' | 'paused' | 'failed';

export interface Readiness {
  readonly status: CheckState;
  readonly checks: Readonly<Record<string, CheckState>>;
}

const timeoutMilliseconds = 2000;

/** Whether this process can do its work. Computed at most once a second, however often it is requested. */
@Injectable()
export class ReadinessService {
  readonly read = memoizeFor(() => this.check());
  private isMigrated = false;

  constructor(
    private readonly store: ReadinessStore,
    private readonly storage: FileStorage,
    private readonly queueStats: QueueStats,
    private readonly installation: Installation,
    private readonly keyring: Keyring,
  ) {}

  private async check(): Promise<Readiness> {
    const { queues } = this.queueStats;
    const checks = Object.fromEntries(
      await Promise.all([
        namedCheck('database', this.store.ping()),
        namedCheck('migrations', this.assertMigrated()),
        namedCheck('keys', this.assertCanSeal()),
        namedCheck('storage', this.storage.assertWritable()),
        stateOf('installation', this.installation.readiness()),
        ...queues.map((queue) => stateOf(`queue:${queue.name}`, lagOf(queue))),
      ]),
    );
    const states = Object.values(checks);
    const worst = (['failed', 'paused', 'late'] as const).find((state) => states.includes(state));
    return { status: worst ?? 'ok', checks };
  }

  private async assertCanSeal(): Promise<void> {
    this.keyring.assertFresh();
  }

  /** A database that is ahead is fine: while a new version is rolled out, processes of the earlier one still serve. */
  private async assertMigrated(): Promise<void> {
    if (this.isMigrated) return;
    const names = new Set(await this.store.appliedMigrations());
    if (migrations.some((Migration) => !names.has(new Migration().name)))
      throw new Error('the database is behind');
    this.isMigrated = true;
  }
}

const stateOf = async (name: string, state: Promise<CheckState>) => [name, await withTimeout(state)] as const;

const namedCheck = (name: string, check: Promise<unknown>) =>
  stateOf(
    name,
    check.then(() => 'ok'),
  );

const lagOf = ({ backlog, lateAfterSeconds }: MonitoredQueue): Promise<CheckState> =>
  backlog().then(({ ageSeconds }) => (ageSeconds > lateAfterSeconds ? 'late' : 'ok'));

/** The state of a check; `failed` also where it times out. */
async function withTimeout(state: Promise<CheckState>): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckState>((resolve) => {
    timer = setTimeout(() => resolve('failed'), timeoutMilliseconds);
  });
  try {
    return await Promise.race([state, late]);
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { Database } from '../platform/database.js';
import { CONFIG } from '../platform/platform.module.js';
import { systemContext } from '../platform/system-context.js';
import { CasePerformer } from './case-performer.js';
import { CaseUpdates } from './case-updates.js';
import { EverifyCasesStore } from './everify-cases.store.js';

const restMilliseconds = 1000;

/** Carries out what is wanted of E-Verify where it did not answer at once, and asks for what changed by itself. */
@Injectable()
export class EverifyWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('everify');
  private readonly stopping = new AbortController();
  private working: Promise<void> = Promise.resolve();
  private polledAt = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly performer: CasePerformer,
    private readonly updates: CaseUpdates,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'api') this.working = this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /** Carries out one wish that is due. @returns whether there was one */
  async next(): Promise<boolean> {
    const claimed = await this.store.claimDue(this.database);
    if (!claimed) return false;
    const account = await this.accounts.findById(claimed.account_id);
    if (account)
      await this.performer.perform(systemContext(account, this.clock.now(), this.database), claimed);
    return true;
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const didSomething = await this.next().catch((error: unknown) => this.report(error));
      await this.pollWhenDue().catch((error: unknown) => this.report(error));
      if (!didSomething) await this.rest();
    }
  }

  private async pollWhenDue(): Promise<void> {
    if (Date.now() < this.polledAt + this.config.everify.pollSeconds * 1000) return;
    this.polledAt = Date.now();
    await this.updates.poll();
  }

  private async rest(): Promise<void> {
    await wait(restMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /** Never the message, which could hold an answer. */
  private report(error: unknown): false {
    this.logger.error({ name: error instanceof Error ? error.name : 'unknown' }, 'unforeseen');
    return false;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '../context/index.js';
import { Database } from '../database/index.js';
import { SystemContexts, UserMessagesService } from '../identity/index.js';
import { EverifyProblemsStore, type ProblemRow } from './everify-problems.store.js';

/** Days before a password expires on which people are written to. */
const warnedDays = [3, 14, 30] as const;
const day = 86_400_000;

/** Writes to the people who can solve a problem of a connection to E-Verify: once for each problem, and each step of a warning. */
@Injectable()
export class EverifyNotices {
  /** What this process has queued: the outbox takes each once, and need not be asked at every poll. */
  private readonly told = new Set<string>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly problems: EverifyProblemsStore,
    private readonly contexts: SystemContexts,
    private readonly messages: UserMessagesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async sendDue(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.problems.listAll(this.database, now)) await this.tell(row, now);
  }

  private async tell(row: ProblemRow, now: Date): Promise<void> {
    const once = onceOf(row, now);
    if (this.told.has(once)) return;
    const ctx = await this.contexts.ofAccount(row.account_id, { now });
    if (!ctx) return;
    const isUnread = row.problem === 'unknown_shape';
    await this.messages.notify(ctx, {
      kind: row.problem === 'password_expires' ? 'everify_password_expires' : 'everify_stopped',
      permission: isUnread ? 'user:edit' : 'everify:configure',
      url: `${this.config.baseUrl}/dashboard/${isUnread ? 'system-health' : 'everify/connection'}`,
      ...(row.expires_on ? { dueOn: row.expires_on } : {}),
      once,
    });
    this.told.add(once);
  }
}

/** Identifies a message. A problem that was solved and returns is a new message. */
function onceOf({ account_id, problem, since, expires_on }: ProblemRow, now: Date): string {
  const what = `everify ${account_id} ${problem}`;
  if (!expires_on) return `${what} ${since.getTime()}`;
  const left = Math.ceil((Date.parse(expires_on) - now.getTime()) / day);
  return `${what} ${expires_on} ${warnedDays.find((days) => left <= days) ?? ''}`;
}

import { mostCounted } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { type HealthFinding, SystemHealthChecks } from '../observability/index.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { OutboxService } from './outbox.service.js';
import { OutboxStore, type WaitingMessages } from './outbox.store.js';

/** Whether an account's messages go out: what waits, since when, and whether the mail server takes anything. */
@Injectable()
export class MailHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly settings: MessageSettingsStore,
    private readonly outbox: OutboxService,
    private readonly store: OutboxStore,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'messages', read: (ctx) => this.read(ctx) });
  }

  private async read(ctx: Context): Promise<HealthFinding[]> {
    const { mode } = await this.settings.find(ctx);
    if (mode !== 'on') return [{ reason: 'not_configured' }];
    if (!this.outbox.canSendFor(ctx)) return [{ state: 'failing', reason: 'not_configured' }];
    const found = await this.store.countWaiting(ctx, mostCounted + 1);
    return [
      {
        state: stateOf(found),
        since: found.since?.toISOString() ?? null,
        waiting: countOf(found.waiting),
        failing: countOf(found.refused_by_server),
      },
    ];
  }
}

function stateOf({ waiting, refused_by_server: refused, is_late: isLate }: WaitingMessages) {
  if (refused > 0) return 'failing';
  if (isLate) return 'late';
  return waiting > 0 ? 'waiting' : 'ok';
}

const countOf = (found: number) => ({
  count: Math.min(found, mostCounted),
  is_exact: found <= mostCounted,
});

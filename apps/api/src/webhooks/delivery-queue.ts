import { Inject, Injectable } from '@nestjs/common';
import type { Backlog } from '../platform/backlogs.js';
import type { Config } from '../platform/config.js';
import { Database, type Queries } from '../platform/database.js';
import { groupedBy } from '../platform/grouped-by.js';
import { CONFIG } from '../platform/platform.module.js';
import { claim } from './claim-statement.js';
import {
  backlog,
  fanOut,
  finish,
  follow,
  giveBack,
  giveUpAll,
  keepAttempts,
  keepHealth,
  lead,
  passGate,
  passGateByKeys,
} from './delivery-statements.js';
import type { WebhookAttemptEntity } from './webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** A lease is as long as this many deliveries may take: time to look the host up, to send, and to write what came of it. */
const patiencesOfLease = 4;

/** A delivery that was claimed, with all that is needed to send it. */
export interface ClaimedDelivery extends WebhookDeliveryEntity {
  readonly data: string;
  readonly happened_at: Date;
  readonly url: string;
  readonly sealed_token: Buffer;
  readonly sealed_previous_token: Buffer | null;
  readonly previous_token_until: Date | null;
  readonly is_test: boolean;
  /** Whether nothing but failures came back from its webhook of late. */
  readonly is_failing: boolean;
}

/** What a worker has room for. */
export interface Room {
  readonly places: number;
  /** Of webhooks that are known: how many are held, and how many may be at most while it is well. */
  readonly known: ReadonlyMap<string, { readonly held: number; readonly most: number }>;
  /** Most of another webhook: of one that has answered and does so still; and of any that has not. */
  readonly each: { readonly well: number; readonly other: number };
  /** Of how many that fail it may take. */
  readonly failing: number;
}

const noRoom: Room = { places: 0, known: new Map(), each: { well: 0, other: 0 }, failing: 0 };

/** What was written of events, and what of it was taken. */
export interface FannedOut {
  readonly events: number;
  readonly deliveries: number;
  readonly taken: readonly ClaimedDelivery[];
}
type FannedRow = ClaimedDelivery & { events_count: number; deliveries_count: number };

/** What came of a claimed delivery. */
export interface DeliveryResult {
  readonly delivery: ClaimedDelivery;
  readonly status: WebhookDeliveryEntity['status'];
  readonly next_in_seconds: number | null;
  readonly is_gone: boolean;
  readonly attempt: Omit<WebhookAttemptEntity, 'webhook_id' | 'event_id' | 'number' | 'account_id'>;
}

/** Deliveries to be made: written for committed events, taken when due, and ended. */
@Injectable()
export class DeliveryQueue {
  /** How long a delivery that was claimed stays so. */
  readonly leaseSeconds: number;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { webhooks }: Config,
  ) {
    this.leaseSeconds = patiencesOfLease * webhooks.seconds;
  }

  /**
   * @param room what may be taken at once of the deliveries that are written
   * @returns undefined where another worker is doing so
   */
  fanOut(most: number, room: Room = noRoom): Promise<FannedOut | undefined> {
    return this.database.transaction(async (db) => {
      const [leader] = await db.run<{ leads: boolean }>(lead);
      if (!leader?.leads) return undefined;
      await db.run(passGate);
      const rows = await db.run<FannedRow>(fanOut, [
        most,
        room.places,
        ...knownColumns(room),
        room.each.well,
        this.leaseSeconds,
      ]);
      const [first] = rows;
      return {
        events: first?.events_count ?? 0,
        deliveries: first?.deliveries_count ?? 0,
        taken: first?.webhook_id ? rows : [],
      };
    });
  }

  claim(room: Room): Promise<ClaimedDelivery[]> {
    const { places, each, failing } = room;
    const values = [places, ...knownColumns(room), each.well, each.other, failing, this.leaseSeconds];
    return this.database.run<ClaimedDelivery & Record<string, unknown>>(claim, values);
  }

  /** Keeps many results at once. @returns the webhooks that were disabled for them */
  finish(results: readonly DeliveryResult[]): Promise<{ disabled: { id: string; reason: string }[] }> {
    return this.database.transaction(async (db) => {
      await db.run(passGateByKeys);
      await db.run(keepAttempts, attemptColumns(results));
      const finished = await db.run<Finished>(finish, resultColumns(results));
      const ended = finished.filter(({ status }) => status !== 'pending');
      if (ended.length > 0)
        await db.run(follow, [
          ended.map(({ webhook_id }) => webhook_id),
          ended.map(({ resource_id }) => resource_id),
        ]);
      return { disabled: await keepHealthOf(db, results) };
    });
  }

  /** What was claimed and not ended is due again at once. */
  async giveBack(held: readonly ClaimedDelivery[]): Promise<void> {
    if (held.length === 0) return;
    await this.database.run(giveBack, [
      held.map(({ webhook_id }) => webhook_id),
      held.map(({ event_id }) => event_id),
      held.map(({ run_at }) => run_at),
    ]);
  }

  async backlog(): Promise<Backlog> {
    const [row] = await this.database.run<{ depth: number; age_seconds: number | null }>(backlog);
    return { depth: row?.depth ?? 0, ageSeconds: row?.age_seconds ?? 0 };
  }
}

const knownColumns = ({ known }: Room): unknown[] => [
  [...known.keys()],
  [...known.values()].map(({ held }) => held),
  [...known.values()].map(({ most }) => most),
];

type Finished = Pick<WebhookDeliveryEntity, 'webhook_id' | 'resource_id' | 'status'>;

/** In one order everywhere, so that nobody waits for a row that another holds who waits for his. */
function resultColumns(results: readonly DeliveryResult[]): unknown[] {
  const place = ({ delivery }: DeliveryResult) => `${delivery.webhook_id} ${delivery.resource_id}`;
  const sorted = [...results].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  return [
    sorted.map(({ delivery }) => delivery.webhook_id),
    sorted.map(({ delivery }) => delivery.event_id),
    sorted.map(({ delivery }) => delivery.run_at),
    sorted.map(({ status }) => status),
    sorted.map(({ next_in_seconds }) => next_in_seconds),
  ];
}

function attemptColumns(results: readonly DeliveryResult[]): unknown[] {
  return [
    results.map(({ delivery }) => delivery.webhook_id),
    results.map(({ delivery }) => delivery.event_id),
    results.map(({ delivery }) => delivery.tries),
    results.map(({ delivery }) => delivery.account_id),
    results.map(({ attempt }) => attempt.at),
    results.map(({ attempt }) => attempt.url),
    results.map(({ attempt }) => JSON.stringify(attempt.request_headers)),
    results.map(({ attempt }) => attempt.status),
    results.map(({ attempt }) => attempt.answer),
    results.map(({ attempt }) => attempt.duration_ms),
    results.map(({ attempt }) => attempt.error),
  ];
}

/** Of each webhook the best that came back: one success among failures is an answer. */
async function keepHealthOf(db: Queries, results: readonly DeliveryResult[]) {
  const ofWebhook = groupedBy(results, ({ delivery }) => delivery.webhook_id);
  const latest = (some: readonly DeliveryResult[]): Date | null =>
    some.reduce<Date | null>((last, { attempt }) => (!last || attempt.at > last ? attempt.at : last), null);
  const health = [...ofWebhook].map(([id, own]) => ({
    id,
    succeeded: latest(own.filter(({ attempt }) => attempt.error === null)),
    failed: latest(own.filter(({ attempt }) => attempt.error !== null)),
    isGone: own.some(({ is_gone }) => is_gone),
  }));
  // Always in the same order: two workers that write the same webhooks must not wait for each other.
  health.sort((one, other) => (one.id < other.id ? -1 : 1));
  const rows = await db.run<{ id: string; disabled_at: Date | null; disabled_reason: string | null }>(
    keepHealth,
    [
      health.map(({ id }) => id),
      health.map(({ succeeded }) => succeeded),
      health.map(({ failed }) => failed),
      health.map(({ isGone }) => isGone),
    ],
  );
  const disabled = rows.filter((row) => row.disabled_at !== null);
  if (disabled.length > 0) await db.run(giveUpAll, [disabled.map(({ id }) => id)]);
  return disabled.map(({ id, disabled_reason }) => ({ id, reason: disabled_reason ?? '' }));
}

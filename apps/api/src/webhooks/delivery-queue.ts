import { Inject, Injectable } from '@nestjs/common';
import type { Backlog } from '../observability/index.js';
import { CONFIG, type Config, type Queries } from '../context/index.js';
import { Database } from '../database/index.js';
import { claimSql, readInOrder } from './claim-sql.js';
import type { ClaimedDelivery, DeliveryResult, Endpoint } from './claimed-delivery.js';
import { deliverySql } from './delivery-sql.js';
import { fanOutSql, tryLead } from './fan-out-sql.js';
import { orderLockSql } from './order-lock-sql.js';
import { inLockOrder, toAttemptRow, toResultRow } from './to-result-row.js';
import { WebhookNoticesService } from './webhook-notices.service.js';
import { updateWebhookHealth } from './update-webhook-health.js';

/** A lease is as long as this many deliveries may take: time to look the host up, to send, and to write what came of it. */
const timeoutsPerLease = 4;

/** What a worker has room for. */
export interface Capacity {
  readonly places: number;
  /** Of webhooks that are known: how many are held, and how many may be at most while it is well. */
  readonly known: ReadonlyMap<string, { readonly held: number; readonly most: number }>;
  /** Most of another webhook: of one that has answered and does so still; and of any that has not. */
  readonly each: { readonly well: number; readonly other: number };
  /** Of how many that fail it may take. */
  readonly failing: number;
}

const noCapacity: Capacity = { places: 0, known: new Map(), each: { well: 0, other: 0 }, failing: 0 };

/** What was written of events, and what of it was taken. */
export interface FanOutResult {
  readonly events: number;
  readonly deliveries: number;
  readonly taken: readonly ClaimedDelivery[];
}

/** What followed from results. */
export interface FinishResult {
  /** Whether anything that waited for them is due now. */
  readonly hasFollowers: boolean;
  /** The webhooks that were disabled for them. */
  readonly disabled: readonly { readonly id: string; readonly reason: string }[];
}

type ClaimedRow = Omit<ClaimedDelivery, 'endpoint'> & Record<string, unknown>;
type FanOutRow = Pick<
  ClaimedDelivery,
  'webhook_id' | 'event_id' | 'kind' | 'resource_id' | 'data' | 'happened_at'
>;
type CountsRow = { events_count: number; deliveries_count: number };
type EndpointRow = Endpoint & { id: string };

/** Deliveries to be made: written for committed events, taken when due, and ended. */
@Injectable()
export class DeliveryQueue {
  /** How long a delivery that was claimed stays so. */
  readonly leaseSeconds: number;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { webhooks }: Config,
    private readonly notices: WebhookNoticesService,
  ) {
    this.leaseSeconds = timeoutsPerLease * webhooks.seconds;
  }

  /**
   * @param capacity what may be taken at once of the deliveries that are written
   * @returns undefined where another worker is doing so
   */
  fanOut(most: number, capacity: Capacity = noCapacity): Promise<FanOutResult | undefined> {
    return this.database.transaction(async (db) => {
      const [leader] = await db.run<{ leads: boolean; lease_until: Date }>(tryLead, [this.leaseSeconds]);
      if (!leader?.leads) return undefined;
      await db.run(orderLockSql.shared);
      const [counts, ...rows] = await db.run<CountsRow & FanOutRow>(fanOutSql, [
        most,
        capacity.places,
        ...toWebhookColumns(capacity),
        capacity.each.well,
        this.leaseSeconds,
      ]);
      const first = { run_at: leader.lease_until, attempts: 1, tries: 1, is_failing: false };
      return {
        events: counts?.events_count ?? 0,
        deliveries: counts?.deliveries_count ?? 0,
        taken: await toClaimedDeliveries(db, rows, () => first),
      };
    });
  }

  async claim(capacity: Capacity): Promise<ClaimedDelivery[]> {
    const { places, each, failing } = capacity;
    const values = [places, ...toWebhookColumns(capacity), each.well, each.other, failing, this.leaseSeconds];
    const rows = await this.database.transaction(async (db) => {
      const [, claimed] = await Promise.all([db.run(readInOrder), db.run<ClaimedRow>(claimSql, values)]);
      return claimed;
    });
    return toClaimedDeliveries(this.database, rows, (row) => row);
  }

  /** Keeps many results at once. */
  finish(results: readonly DeliveryResult[]): Promise<FinishResult> {
    return this.database.transaction(async (db) => {
      await db.run(orderLockSql.sharedByKeys);
      const ordered = inLockOrder(results);
      const [finished] = await db.run<{ kept: string }>(deliverySql.finish, [
        JSON.stringify(ordered.map(toResultRow)),
      ]);
      const kept = new Set((finished?.kept ?? '').split(',').map((nth) => ordered[Number(nth) - 1]));
      const attempts = results.filter((result) => result.delivery.tries > 1 || !kept.has(result));
      if (attempts.length > 0)
        await db.run(deliverySql.insertAttempts, [JSON.stringify(attempts.map(toAttemptRow))]);
      const ended = ordered.filter((result) => result.status !== 'pending' && kept.has(result));
      const hasFollowers = await releaseFollowing(db, ended);
      const disabled = await updateWebhookHealth(db, results);
      await this.notices.record(db, disabled);
      return { hasFollowers, disabled };
    });
  }

  /** What was claimed and not ended is due again at once. */
  async releaseClaims(held: readonly ClaimedDelivery[]): Promise<void> {
    if (held.length === 0) return;
    await this.database.run(deliverySql.releaseClaims, [
      held.map(({ webhook_id }) => webhook_id),
      held.map(({ event_id }) => event_id),
      held.map(({ run_at }) => run_at),
    ]);
  }

  async queueStats(): Promise<Backlog> {
    const [row] = await this.database.run<{ depth: number; age_seconds: number | null }>(
      deliverySql.queueStats,
    );
    return { depth: row?.depth ?? 0, ageSeconds: row?.age_seconds ?? 0 };
  }
}

const toWebhookColumns = ({ known }: Capacity): unknown[] => [
  [...known.keys()],
  [...known.values()].map(({ held }) => held),
  [...known.values()].map(({ most }) => most),
];

/** With where each goes. Those of a webhook that was deleted meanwhile are left: with it they were given up. */
async function toClaimedDeliveries<Row extends FanOutRow>(
  db: Pick<Queries, 'run'>,
  rows: readonly Row[],
  claimOf: (row: Row) => Pick<ClaimedDelivery, 'run_at' | 'attempts' | 'tries' | 'is_failing'>,
): Promise<ClaimedDelivery[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ webhook_id }) => webhook_id))];
  const found = await db.run<EndpointRow & Record<string, unknown>>(deliverySql.findEndpoints, [ids]);
  const endpoints = new Map(found.map((endpoint) => [endpoint.id, endpoint]));
  return rows.flatMap((row) => {
    const { webhook_id, event_id, kind, resource_id, data, happened_at } = row;
    const { run_at, attempts, tries, is_failing } = claimOf(row);
    const endpoint = endpoints.get(webhook_id);
    if (!endpoint) return [];
    const claim = { run_at, attempts, tries, is_failing };
    return { webhook_id, event_id, kind, resource_id, data, happened_at, ...claim, endpoint };
  });
}

/** Makes due what waited for deliveries that have ended; of most webhooks nothing waits. @returns whether anything did */
async function releaseFollowing(db: Queries, ended: readonly DeliveryResult[]): Promise<boolean> {
  if (ended.length === 0) return false;
  const ids = [...new Set(ended.map(({ delivery }) => delivery.webhook_id))];
  const rows = await db.run<{ webhook_id: string }>(deliverySql.webhooksWithWaiting, [ids]);
  const some = new Set(rows.map(({ webhook_id }) => webhook_id));
  const ahead = ended.map(({ delivery }) => delivery).filter(({ webhook_id }) => some.has(webhook_id));
  if (ahead.length === 0) return false;
  const columns = [ahead.map(({ webhook_id }) => webhook_id), ahead.map(({ resource_id }) => resource_id)];
  return (await db.run(deliverySql.makeNextDue, columns)).length > 0;
}

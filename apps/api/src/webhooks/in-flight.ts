import type { ClaimedDelivery } from './claimed-delivery.js';
import type { Capacity } from './delivery-queue.js';

interface InFlightLimits {
  /** Deliveries in all. */
  readonly places: number;
  /** Most of a webhook that answers, of one that does so swiftly, and of any other. */
  readonly each: { readonly well: number; readonly swift: number; readonly other: number };
  /** Most of all together that fail. */
  readonly failing: number;
  /** Who answers within so many milliseconds on average is swift. */
  readonly swiftMilliseconds: number;
}

/**
 * Of one webhook: one that fails, or has yet to answer for the first time, has to show that it can. The others have what
 * comes next at hand: three times as many as are sent at once, all of which can take their longest within the lease; and
 * those that answer swiftly far more. Of all that fail together: however many do not answer, most places are for those
 * that do.
 */
export const workerLimits: InFlightLimits = {
  places: 4096,
  each: { well: 192, swift: 2048, other: 4 },
  failing: 128,
  swiftMilliseconds: 250,
};

interface WebhookLoad {
  held: number;
  /** Milliseconds of its latest answers, the newer the weightier; undefined before the first. */
  averageMilliseconds: number | undefined;
}

const latestWeight = 0.1;
const maxRemembered = 1000;

/** The deliveries that a worker holds, and what it has room for beside them. */
export class InFlight {
  private readonly deliveries = new Set<ClaimedDelivery>();
  private readonly webhooks = new Map<string, WebhookLoad>();
  private failing = 0;
  private whenEmpty: (() => void) | undefined;

  constructor(private readonly limits: InFlightLimits) {}

  get size(): number {
    return this.deliveries.size;
  }

  get isFull(): boolean {
    return this.size >= this.limits.places;
  }

  all(): ClaimedDelivery[] {
    return [...this.deliveries];
  }

  /** Resolves once none is held any more. */
  drained(): Promise<void> {
    return this.size === 0 ? Promise.resolve() : new Promise((resolve) => (this.whenEmpty = resolve));
  }

  add(delivery: ClaimedDelivery): void {
    this.deliveries.add(delivery);
    this.loadOf(delivery.webhook_id).held += 1;
    if (delivery.is_failing) this.failing += 1;
  }

  remove(delivery: ClaimedDelivery): void {
    if (!this.deliveries.delete(delivery)) return;
    this.loadOf(delivery.webhook_id).held -= 1;
    if (delivery.is_failing) this.failing -= 1;
    if (this.size === 0) this.whenEmpty?.();
  }

  recordAnswer({ webhook_id }: ClaimedDelivery, milliseconds: number): void {
    const webhook = this.loadOf(webhook_id);
    webhook.averageMilliseconds =
      (webhook.averageMilliseconds ?? milliseconds) * (1 - latestWeight) + milliseconds * latestWeight;
  }

  capacity(): Capacity {
    const { places, each, failing } = this.limits;
    this.forgetIdle();
    const known = [...this.webhooks].map(([id, { held, averageMilliseconds: pace }]) => {
      const isFast = pace !== undefined && pace < this.limits.swiftMilliseconds;
      return [id, { held, most: isFast ? each.swift : each.well }] as const;
    });
    return {
      places: places - this.size,
      known: new Map(known),
      each,
      failing: Math.floor(Math.max(0, failing - this.failing) / each.other),
    };
  }

  private loadOf(id: string): WebhookLoad {
    const known = this.webhooks.get(id);
    if (known) return known;
    const webhook: WebhookLoad = { held: 0, averageMilliseconds: undefined };
    this.webhooks.set(id, webhook);
    return webhook;
  }

  private forgetIdle(): void {
    if (this.webhooks.size <= maxRemembered) return;
    for (const [id, { held }] of this.webhooks) if (held === 0) this.webhooks.delete(id);
  }
}

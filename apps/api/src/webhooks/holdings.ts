import type { ClaimedDelivery, Room } from './delivery-queue.js';

interface Limits {
  /** Deliveries in all. */
  readonly places: number;
  /** Most of a webhook that answers, of one that does so swiftly, and of any other. */
  readonly each: { readonly well: number; readonly swift: number; readonly other: number };
  /** Most of all together that fail. */
  readonly failing: number;
  /** Who answers within so many milliseconds on average is swift. */
  readonly swiftMilliseconds: number;
}

interface Webhook {
  held: number;
  /** Milliseconds of its latest answers, the newer the weightier; undefined before the first. */
  pace: number | undefined;
}

const weightOfLatest = 0.1;
const mostRemembered = 1000;

/** The deliveries that a worker holds, and what it has room for beside them. */
export class Holdings {
  private readonly ends = new Map<ClaimedDelivery, Promise<void>>();
  private readonly webhooks = new Map<string, Webhook>();
  private failing = 0;

  constructor(private readonly limits: Limits) {}

  get size(): number {
    return this.ends.size;
  }

  get isFull(): boolean {
    return this.size >= this.limits.places;
  }

  all(): ClaimedDelivery[] {
    return [...this.ends.keys()];
  }

  /** Resolves once all that are held now have come to an end. */
  async ended(): Promise<void> {
    await Promise.all(this.ends.values());
  }

  add(delivery: ClaimedDelivery, end: Promise<void>): void {
    this.ends.set(delivery, end);
    this.webhook(delivery.webhook_id).held += 1;
    if (delivery.is_failing) this.failing += 1;
  }

  remove(delivery: ClaimedDelivery): void {
    if (!this.ends.delete(delivery)) return;
    this.webhook(delivery.webhook_id).held -= 1;
    if (delivery.is_failing) this.failing -= 1;
  }

  answered({ webhook_id }: ClaimedDelivery, milliseconds: number): void {
    const webhook = this.webhook(webhook_id);
    webhook.pace = (webhook.pace ?? milliseconds) * (1 - weightOfLatest) + milliseconds * weightOfLatest;
  }

  room(): Room {
    const { places, each, failing } = this.limits;
    this.forget();
    const known = [...this.webhooks].map(([id, { held, pace }]) => {
      const isSwift = pace !== undefined && pace < this.limits.swiftMilliseconds;
      return [id, { held, most: isSwift ? each.swift : each.well }] as const;
    });
    return {
      places: places - this.size,
      known: new Map(known),
      each,
      failing: Math.floor(Math.max(0, failing - this.failing) / each.other),
    };
  }

  private webhook(id: string): Webhook {
    const known = this.webhooks.get(id);
    if (known) return known;
    const webhook: Webhook = { held: 0, pace: undefined };
    this.webhooks.set(id, webhook);
    return webhook;
  }

  private forget(): void {
    if (this.webhooks.size <= mostRemembered) return;
    for (const [id, { held }] of this.webhooks) if (held === 0) this.webhooks.delete(id);
  }
}

import type { ClaimedDelivery } from './claimed-delivery.js';

/** Gives back what was claimed and is not sent after all, many at once. */
export class ClaimReleases {
  private unsent: ClaimedDelivery[] = [];
  private releasing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly give: (deliveries: readonly ClaimedDelivery[]) => Promise<unknown>,
    private readonly report: (thrown: unknown) => void,
  ) {}

  /** With whatever else is given back in the same turn of the event loop. */
  releaseSoon(delivery: ClaimedDelivery): void {
    if (this.unsent.push(delivery) === 1) setImmediate(() => this.releaseUnsent());
  }

  release(deliveries: readonly ClaimedDelivery[]): void {
    const given = this.give(deliveries).catch((thrown: unknown) => this.report(thrown));
    this.releasing = Promise.all([this.releasing, given]);
  }

  /** Once everything is given back. */
  async end(): Promise<void> {
    this.releaseUnsent();
    await this.releasing;
  }

  private releaseUnsent(): void {
    const unsent = this.unsent;
    this.unsent = [];
    this.release(unsent);
  }
}

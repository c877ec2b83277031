import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

interface Claim {
  readonly event_id: string;
  readonly tries: number;
  readonly run_at: Date;
  readonly now: Date;
}

/** A try as its worker wrote it down. */
export interface Try {
  readonly event_id: string;
  readonly number: number;
  readonly ended: Date;
}

const betweenLooks = 200;

/** Looks again and again which deliveries workers hold, and remembers how far beyond its lease one was held. */
export class HeldDeliveries {
  /** How long the longest lease was, in seconds. */
  longestLease = 0;
  /** How many seconds after the end of its lease the last one was still not taken by somebody else. */
  longestOverdue = 0;
  /** Claims whose lease ended: their worker had died. */
  readonly ended = new Set<string>();
  /** When the leases ended that were seen, by event and try. */
  private readonly leases = new Map<string, Date>();
  private isOn = true;
  private readonly going: Promise<void>;

  constructor(private readonly databaseUrl: string) {
    this.going = this.look();
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await this.going;
  }

  /** Of tries whose claim was seen, the seconds between the end of the try and that of its lease: none is below 0. */
  secondsLeft(tries: readonly Try[]): number[] {
    return tries.flatMap(({ event_id, number, ended }) => {
      const leaseUntil = this.leases.get(`${event_id} ${number}`);
      return leaseUntil ? [(leaseUntil.getTime() - ended.getTime()) / 1000] : [];
    });
  }

  private async look(): Promise<void> {
    while (this.isOn) await this.lookUntilLost().catch(() => wait(betweenLooks));
  }

  private async lookUntilLost(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      while (this.isOn) {
        const { rows } = await client.query<Claim>(
          // now() is from before the statement sees anything: a claim of just then would seem longer than it is.
          `SELECT event_id, tries, run_at, clock_timestamp() AS now FROM webhook_deliveries
            WHERE status = 'pending' AND run_at IS NOT NULL AND attempts > 0`,
        );
        for (const claim of rows) this.note(claim);
        await wait(betweenLooks);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private note({ event_id, tries, run_at, now }: Claim): void {
    const claim = `${event_id} ${tries}`;
    // What is seen later may be the time of the next try.
    if (!this.leases.has(claim)) this.leases.set(claim, run_at);
    const left = (run_at.getTime() - now.getTime()) / 1000;
    this.longestLease = Math.max(this.longestLease, left);
    this.longestOverdue = Math.max(this.longestOverdue, -left);
    if (left < 0) this.ended.add(`${event_id} ${run_at.toISOString()}`);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { type DatabaseConnection, hostUrls, toDatabaseConnection } from '../../context/index.js';

const askMilliseconds = 2000;
const againMilliseconds = 250;

/** Later timelines have larger numbers: each promotion begins one. A server that only replays has none to say. */
const writable = `SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline
   WHERE NOT pg_is_in_recovery()`;

/**
 * Where the server is that can be written to, of the hosts that an address names: the driver knows no address of several. Where it
 * names one host, that one is it, and nobody is asked.
 */
export class PrimaryAddress {
  private readonly logger = new Logger('Database');
  private readonly hosts: readonly DatabaseConnection[];
  private chosen: DatabaseConnection;
  private asking: Promise<boolean> | undefined;
  private isSearching = false;
  private isStopped = false;

  constructor(url: string) {
    this.hosts = hostUrls(url).map(toDatabaseConnection);
    this.chosen = this.hosts[0] ?? toDatabaseConnection(url);
  }

  /** With one host, the one that was last found. */
  get current(): DatabaseConnection {
    return this.chosen;
  }

  /** Asks all hosts at once, and remembers the answer. @returns whether any of them can be written to */
  find(): Promise<boolean> {
    if (this.hosts.length === 1) return Promise.resolve(true);
    return (this.asking ??= this.ask().finally(() => (this.asking = undefined)));
  }

  /** The same, for a connection that is to be made now; the one that was chosen last where none can be written to. */
  async found(): Promise<DatabaseConnection> {
    await this.find();
    return this.chosen;
  }

  /** A connection ended, or led to a server that only reads: asks until one is found, while others are told to come again. */
  searchAgain(): void {
    if (this.hosts.length === 1 || this.isSearching || this.isStopped) return;
    this.isSearching = true;
    void this.search().finally(() => (this.isSearching = false));
  }

  stop(): void {
    this.isStopped = true;
  }

  private async search(): Promise<void> {
    while (!this.isStopped && !(await this.find())) await pause(againMilliseconds, undefined, { ref: false });
  }

  /** After a split there may be two: the one that was promoted last is it. */
  private async ask(): Promise<boolean> {
    const answers = await Promise.all(
      this.hosts.map(async (host) => ({ host, timeline: await timelineOf(host) })),
    );
    const found = answers.filter(({ timeline }) => timeline > 0);
    const last = Math.max(...found.map(({ timeline }) => timeline));
    const latest = found.filter(({ timeline }) => timeline === last);
    const best = latest.find(({ host }) => host === this.chosen) ?? latest[0];
    if (!best) return false;
    if (best.host !== this.chosen) this.logger.warn('Another host of DATABASE_URL is the primary now');
    this.chosen = best.host;
    return true;
  }
}

/** The server that can be written to, for a connection of its own; the first where none can be. @throws DatabaseFileError */
export const primaryConnection = (url: string): Promise<DatabaseConnection> =>
  new PrimaryAddress(url).found();

/** 0 where the server is away or only reads. */
async function timelineOf(host: DatabaseConnection): Promise<number> {
  const client = new pg.Client({
    ...host,
    application_name: 'firstday primary',
    connectionTimeoutMillis: askMilliseconds,
    query_timeout: askMilliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number }>(writable);
    return rows[0]?.timeline ?? 0;
  } catch {
    return 0;
  } finally {
    void client.end().catch(() => undefined);
  }
}

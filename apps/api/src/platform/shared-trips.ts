import pg, { type Connection, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { Query } from './insertion.js';
import { isOfRows, isPrepared, runOn, runOnAny, surviveItsEnd } from './named-query.js';
import { SharedQuery } from './shared-query.js';

/** So many share a round trip at most: none waits for long until the others are carried out. */
const mostTogether = 16;

interface Traveller {
  readonly query: Query;
  readonly resolve: (rows: QueryResultRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Statements that are asked in the same turn of the event loop, or while all connections are taken, go to the database
 * together: one write, one transaction, one answer. Most of what a short statement costs is the way there and back.
 * Where one of them is refused none has happened, and each is run on its own: none ever suffers for another.
 */
export class SharedTrips {
  private readonly waiting: Traveller[] = [];
  private isLeaving = false;

  constructor(private readonly pool: Pool) {}

  /** For statements that are quick and need no transaction but their own. */
  run<Row extends QueryResultRow>(query: Query): Promise<Row[]>;
  run(query: Query): Promise<QueryResultRow[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ query, resolve, reject });
      this.leaveSoon();
    });
  }

  private leaveSoon(): void {
    if (this.isLeaving) return;
    this.isLeaving = true;
    setImmediate(() =>
      this.pool.connect((refusal, client, release) => {
        this.isLeaving = false;
        const together = this.waiting.splice(0, mostTogether);
        if (this.waiting.length > 0) this.leaveSoon();
        if (client) void this.travel(together, client).then(release);
        else for (const { reject } of together) reject(refusal);
      }),
    );
  }

  /** What has not been prepared on the connection yet goes by itself. @returns whether the connection is to be closed */
  private async travel(all: readonly Traveller[], client: PoolClient): Promise<boolean> {
    surviveItsEnd(client);
    const wire: Connection = Reflect.get(client, 'connection');
    const ready = all.filter(({ query }) => isPrepared(wire, query));
    const together = ready.length > 1 ? ready : [];
    const others = all.filter((one) => !together.includes(one));
    const failures = await Promise.all([
      ...others.map((one) => goAlone(one, client)),
      ...(together.length > 0 ? [this.share(together, client)] : []),
    ]);
    return failures.some((failure) => failure && !isOfRows(failure));
  }

  private share(together: readonly Traveller[], client: PoolClient): Promise<Error | null> {
    return new Promise((resolve) => {
      const told = (error: Error | null, answers: readonly QueryResultRow[][]) => {
        together.forEach((one, at) => {
          if (!error) one.resolve(answers[at] ?? []);
          else if (wasTakenBack(error)) runOnAny(this.pool, one.query).then(one.resolve, one.reject);
          else one.reject(error);
        });
        resolve(error);
      };
      const queries = together.map(({ query }) => query);
      client.query(new SharedQuery(queries, told));
    });
  }
}

async function goAlone({ query, resolve, reject }: Traveller, client: PoolClient): Promise<Error | null> {
  try {
    resolve(await runOn(client, query));
    return null;
  } catch (error) {
    reject(error);
    return error instanceof Error ? error : new Error('refused');
  }
}

/** PostgreSQL refused it and goes on; of a connection that ended nobody knows what it had done. */
const wasTakenBack = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

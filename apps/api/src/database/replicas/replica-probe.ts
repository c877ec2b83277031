import pg, { type ClientBase } from 'pg';
import type { DatabaseConnection } from '../../context/index.js';
import { replicaSql } from './replica-sql.js';
import type { ReplicaPosition } from './replica-position.js';

const mostMilliseconds = 2000;

interface PositionRow {
  readonly is_standby: boolean;
  readonly position: string;
  readonly timeline: number;
  readonly system: string;
}

/** Asks a replica how far it is, on a connection of its own: those of its pool may all be busy with long reads. */
export class ReplicaProbe {
  private client: Promise<pg.Client> | undefined;
  private asking: Promise<ReplicaPosition> | undefined;

  constructor(private readonly connection: DatabaseConnection) {}

  /** Whoever asks meanwhile gets the same answer. @throws where the replica does not answer */
  ask(): Promise<ReplicaPosition> {
    return (this.asking ??= this.askNow().finally(() => (this.asking = undefined)));
  }

  close(): void {
    const { client } = this;
    this.client = undefined;
    void client?.then((one) => one.end()).catch(() => undefined);
  }

  private async askNow(): Promise<ReplicaPosition> {
    try {
      return await readReplicaPosition(await (this.client ??= this.open()));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.connection,
      application_name: 'firstday replica watch',
      connectionTimeoutMillis: mostMilliseconds,
      query_timeout: mostMilliseconds,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

export async function readReplicaPosition(client: ClientBase): Promise<ReplicaPosition> {
  const { rows } = await client.query<PositionRow>(replicaSql.replicaPosition);
  const [row] = rows;
  if (!row) throw new Error('a position is one row');
  const { is_standby: isStandby, position, timeline, system } = row;
  return { isStandby, position: BigInt(position), timeline, system };
}

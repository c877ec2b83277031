import pg, { type ClientConfig, type PoolClient } from 'pg';
import type { PrimaryAddress } from './primary-address.js';
import { ReadOnlyServerError, readOnlyCode } from './read-only-server-error.js';

/**
 * The connections of a pool whose address may name several hosts: each goes to the one that was last found to be the primary, and one
 * that ends has all of them asked again. One whose server turns out to be read-only is of no use, and ends.
 */
export const primaryClient = (address: PrimaryAddress): new (config?: ClientConfig) => pg.Client =>
  class extends pg.Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...address.current });
      this.once('end', () => address.searchAgain());
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        // The statement gets its error first.
        if (code === readOnlyCode) setImmediate(() => this.connection.stream.destroy());
      });
    }
  };

/** For `verify` of a pool: refuses a connection to a server that only replays what another one writes. */
export function verifyWritable(client: PoolClient, done: (error?: Error) => void): void {
  client.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby').then(
    ({ rows }) => done(rows[0]?.is_standby ? new ReadOnlyServerError() : undefined),
    (error: unknown) => done(error instanceof Error ? error : new Error('refused')),
  );
}

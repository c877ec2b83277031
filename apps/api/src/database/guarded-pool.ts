import pg, { type PoolClient } from 'pg';
import { assertHoldsNone } from './holds-connection.js';

type OnConnected = Parameters<pg.Pool['connect']>[0];

/** A pool that gives no connection to work that already holds one (see `assertHoldsNone`). */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<PoolClient> | void {
    assertHoldsNone();
    return onConnected ? super.connect(onConnected) : super.connect();
  }
}

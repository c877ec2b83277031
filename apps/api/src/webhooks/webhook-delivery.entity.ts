import type { DeliveredKind, DeliveryStatus } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Attempt } from './webhook-attempt.entity.js';

/** As JSON keeps it. */
export type FirstTry = Omit<Attempt, 'at'> & { readonly at: string };

/**
 * An event on its way to a webhook. Of the deliveries that one webhook has of one resource only the first is due: the
 * next becomes so when that one has come to its end.
 */
@Entity('webhook_deliveries')
// Only of those that are first: what asks for others must not be answered by reading all of these.
@Index(['webhook_id', 'run_at'], { where: `status = 'pending' AND run_at IS NOT NULL` })
@Index(['webhook_id', 'resource_id', 'position'], { where: `status = 'pending'` })
// Whether any waits at all: mostly none does.
@Index(['webhook_id'], { where: `status = 'pending' AND run_at IS NULL` })
export class WebhookDeliveryEntity {
  @PrimaryColumn('text', { collation: 'C' })
  webhook_id!: string;

  /** Ids go by time: what is new, and what is old, is found by the key. */
  @PrimaryColumn('text', { collation: 'C' })
  event_id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  kind!: DeliveredKind;

  @Column({ type: 'text', collation: 'C' })
  resource_id!: string;

  /** That of the event. */
  @Column('bigint')
  position!: string;

  @Column('text', { default: 'pending' })
  status!: DeliveryStatus;

  /** Tries since it was ordered; a redelivery begins anew. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Tries in all. */
  @Column('integer', { default: 0 })
  tries!: number;

  /** Not before; whoever takes it moves it on by a lease, so that it returns if that process dies. Null: not first. */
  @Column('timestamptz', { nullable: true })
  run_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;

  /** Most have no other: further tries are rows of their own. Null until it is known what came of it. */
  @Column('json', { nullable: true })
  first_try!: FirstTry | null;
}

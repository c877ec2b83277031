import type { DeliveredKind, DeliveryStatus } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An event on its way to a webhook. Of the deliveries that one webhook has of one resource only the first is due: the
 * next becomes so when that one has come to its end.
 */
@Entity('webhook_deliveries')
// Only of those that are first: what asks for others must not be answered by reading all of these.
@Index(['webhook_id', 'run_at'], { where: `status = 'pending' AND run_at IS NOT NULL` })
@Index(['webhook_id', 'resource_id', 'position'], { where: `status = 'pending'` })
@Index(['webhook_id', 'position'])
@Index(['created_at'])
export class WebhookDeliveryEntity {
  @PrimaryColumn('text', { collation: 'C' })
  webhook_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  event_id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  kind!: DeliveredKind;

  @Column('text')
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
}

import type { EventKind } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where an account's events are sent. */
@Entity('webhooks')
@Index(['account_id', 'id'])
export class WebhookEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  url!: string;

  /** The key of its signatures, sealed: unlike other tokens it is needed in clear at each delivery. */
  @Column('bytea')
  sealed_token!: Buffer;

  @Column('text', { nullable: true })
  description!: string | null;

  /** Empty: every kind. */
  @Column('text', { array: true })
  subscribed_events!: EventKind[];

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

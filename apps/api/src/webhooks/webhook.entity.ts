import type { CreatedBy, EventKind } from '@firstday/domain';
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

  /**
   * It is sent the events after this position: those since it was made, or enabled again. A time would not do: the
   * clocks of two processes differ.
   */
  @Column('bigint')
  active_after!: string;

  /** The key before the last rotation, with which deliveries are signed too until a time. */
  @Column('bytea', { nullable: true })
  sealed_previous_token!: Buffer | null;

  @Column('timestamptz', { nullable: true })
  previous_token_until!: Date | null;

  /** Since when nothing but failures came back. */
  @Column('timestamptz', { nullable: true })
  failing_since!: Date | null;

  /** Set once it is sent nothing any more. */
  @Column('timestamptz', { nullable: true })
  disabled_at!: Date | null;

  @Column('text', { nullable: true })
  disabled_reason!: 'failing_for_five_days' | 'gone' | null;

  /** Who created it: `user` or `api_token`; null where that is not known, and at the console. */
  @Column('text', { nullable: true })
  created_by_kind!: CreatedBy['kind'] | null;

  @Column('text', { nullable: true })
  created_by_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

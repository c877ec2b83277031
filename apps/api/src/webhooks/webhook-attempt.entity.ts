import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was sent in one try to deliver an event, and what came back. */
export type Attempt = Omit<WebhookAttemptEntity, 'webhook_id' | 'event_id' | 'number' | 'account_id'>;

/** A try to deliver an event, but the first, which its delivery keeps. */
@Entity('webhook_attempts')
@Index(['at'])
export class WebhookAttemptEntity {
  @PrimaryColumn('text', { collation: 'C' })
  webhook_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  event_id!: string;

  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  account_id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  url!: string;

  @Column('jsonb')
  request_headers!: Readonly<Record<string, string>>;

  @Column('integer', { nullable: true })
  status!: number | null;

  /** The beginning of the answer, at most 4 KB. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('integer')
  duration_ms!: number;

  @Column('text', { nullable: true })
  error!: string | null;
}

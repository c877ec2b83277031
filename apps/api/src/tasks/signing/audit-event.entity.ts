import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One link of a task's audit chain; the database refuses to change or delete it. */
@Entity('audit_events')
@Index('audit_events_at', { synchronize: false })
@Index('audit_events_account_documents', { synchronize: false })
@Index('audit_events_attested_employer', { synchronize: false })
@Index('audit_events_unattested', { synchronize: false })
@Index('audit_events_first', ['account_id', 'task_id'], { where: 'sequence = 1' })
export class AuditEventEntity {
  @PrimaryColumn('text', { collation: 'C' })
  task_id!: string;

  @PrimaryColumn('integer')
  sequence!: number;

  @Column('text')
  account_id!: string;

  @Column('text')
  kind!: string;

  @Column('timestamptz')
  at!: Date;

  /** Who, from where: never an answer. */
  @Column('jsonb')
  actor!: Readonly<Record<string, string | null>>;

  @Column('jsonb')
  detail!: Readonly<Record<string, unknown>>;

  @Column('text')
  previous_hash!: string;

  /** SHA-256 of the previous hash and this event, written one way. */
  @Column('text')
  hash!: string;

  /** HMAC-SHA-256 of the hash, with a key that is not in the database in the open. */
  @Column('text', { nullable: true })
  mac!: string | null;
}

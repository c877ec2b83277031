import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A POST's key and what was answered to it first, kept for 24 hours. */
@Entity('idempotency_keys')
@Index(['created_at'])
export class IdempotencyKeyEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** The credential that it belongs to; empty for keys from before credentials were recorded. */
  @PrimaryColumn('text', { collation: 'C', default: '' })
  credential!: string;

  @PrimaryColumn('text', { collation: 'C' })
  key!: string;

  /** The id of a key of the installation, and the HMAC-SHA-256 of path and body under it: the same key with another request is refused. */
  @Column('text')
  fingerprint!: string;

  @Column('smallint', { nullable: true })
  status!: number | null;

  /** The answer's body, sealed: it may hold what is shown once or to this caller alone. */
  @Column('bytea', { nullable: true })
  body!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}

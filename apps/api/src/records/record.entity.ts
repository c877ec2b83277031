import { Column, PrimaryColumn } from 'typeorm';
import type { CustomAttributes } from '@firstday/domain';

/** The columns that clients, employers, employees, jobs and placements share. */
export abstract class RecordEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** What the caller's own system calls it; of one active record of the account. */
  @Column('text', { nullable: true })
  external_id!: string | null;

  /** Custom properties' values, by name; sensitive ones as their mask. */
  @Column('jsonb', { default: {} })
  custom_attributes!: CustomAttributes;

  /** System attributes: other scalar properties that the caller gave, returned at top level. */
  @Column('jsonb', { default: {} })
  system_attributes!: CustomAttributes;

  /** Sensitive values, sealed as one blob that opens for this record only. */
  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** The transaction of the last change that a list may ask about; PostgreSQL keeps it. */
  @Column('bigint', { default: () => 'current_xid()' })
  changed_xid?: string;
}

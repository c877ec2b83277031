import type { StatusChangeOutcome } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** That a Status Change Report was carried out: its file is not kept. */
@Entity('status_change_imports')
@Index('IDX_status_change_imports', ['account_id', 'imported_at'])
export class StatusChangeImportEntity {
  /** No query reads one row: rows are listed. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('timestamptz')
  imported_at!: Date;

  /** Of the file as it was sent. */
  @Column('text')
  sha256!: string;

  @Column('text', { nullable: true })
  file_name!: string | null;

  /** The kind of credential, and the user or token. */
  @Column('text')
  imported_by!: string;

  @Column('text', { nullable: true })
  actor_id!: string | null;

  /** Whether they see every case of the account: a line about another is not found, and the report counts for a part of it alone. */
  @Column('boolean')
  sees_all_cases!: boolean;

  @Column('integer')
  lines!: number;

  /** How many lines had each outcome. */
  @Column('jsonb')
  outcomes!: Partial<Record<StatusChangeOutcome, number>>;
}

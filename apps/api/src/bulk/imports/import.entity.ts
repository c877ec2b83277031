import type {
  ImportCounts,
  ImportDateFormat,
  ImportFormat,
  ImportKind,
  ImportMapping,
  ImportStatus,
  SecurityActorKind,
} from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who sent or commits an import. */
export interface Importer {
  readonly kind: SecurityActorKind;
  readonly id: string | null;
}

/** How a file is read, and what is done with its rows. */
export interface ImportOptions {
  readonly on_duplicate: 'skip' | 'update';
  readonly date_format: ImportDateFormat;
  readonly create_tasks: boolean;
  /** Between the cells of a CSV file. */
  readonly delimiter: string;
}

/** A file of records: checked, then committed, batch by batch. What it holds is in the file storage. */
@Entity('imports')
@Index(['account_id', 'id'])
export class ImportEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  kind!: ImportKind;

  @Column('text')
  format!: ImportFormat;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  status!: ImportStatus;

  @Column('jsonb')
  options!: ImportOptions;

  @Column('jsonb')
  mapping!: ImportMapping;

  @Column('jsonb')
  ignored_columns!: readonly string[];

  @Column('integer', { nullable: true })
  rows!: number | null;

  @Column('integer', { default: 0 })
  rows_done!: number;

  /** The number of the last row that is done of what is going on: a worker goes on after it. */
  @Column('integer', { default: 0 })
  last_row!: number;

  @Column('jsonb')
  counts!: ImportCounts;

  @Column('text', { nullable: true })
  problem!: string | null;

  @Column('text')
  created_by_kind!: Importer['kind'];

  @Column('text', { nullable: true })
  created_by_id!: string | null;

  @Column('jsonb', { nullable: true })
  committed_by!: Importer | null;

  /** Not before; whoever works on it moves it on by a lease, so that it returns if that process dies. */
  @Index({ where: `status IN ('checking', 'committing')` })
  @Column('timestamptz')
  run_at!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** The name of what went wrong last; never a message, which could hold a value. */
  @Column('text', { nullable: true })
  last_error!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  checked_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  completed_at!: Date | null;

  @Index()
  @Column('timestamptz')
  available_until!: Date;
}

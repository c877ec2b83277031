import type { ImportOutcome, ImportPlan, ImportRow } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What is known of a row of an import: numbers, ids and what was expected, and none of its values. */
@Entity('import_rows')
@Index(['import_id', 'plan', 'row_number'])
@Index(['import_id', 'outcome', 'row_number'])
export class ImportRowEntity {
  @PrimaryColumn('text', { collation: 'C' })
  import_id!: string;

  @PrimaryColumn('integer')
  row_number!: number;

  @Column('text')
  account_id!: string;

  @Column('text', { nullable: true })
  plan!: ImportPlan | null;

  @Column('text', { nullable: true })
  outcome!: ImportOutcome | null;

  @Column('text', { nullable: true })
  record_id!: string | null;

  @Column('text', { nullable: true })
  placement_id!: string | null;

  @Column('jsonb', { nullable: true })
  duplicate!: ImportRow['duplicate'];

  @Column('jsonb')
  errors!: ImportRow['errors'];

  @Column('jsonb')
  forms!: ImportRow['forms'];

  /** Null for none. */
  @Column('jsonb', { nullable: true })
  undecided_facts!: ImportRow['undecided_facts'] | null;
}

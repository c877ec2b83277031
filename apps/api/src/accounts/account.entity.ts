import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Live or test: every record belongs to one account, and nothing crosses. */
@Entity('accounts')
@Index(['organization_id', 'mode'], { unique: true })
export class AccountEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  organization_id!: string;

  @Column('text')
  mode!: string;

  /** Whether Form I-9 Section 1 may be filled from the employee's record; federal guidance says not to. */
  @Column('boolean', { default: false })
  prefills_government_forms!: boolean;

  /** The origins whose pages may show the account's components in a frame. */
  @Column('text', { array: true, default: () => `'{}'` })
  embedding_origins!: string[];

  @Column('timestamptz')
  created_at!: Date;
}

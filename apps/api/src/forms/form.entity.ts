import type { CustomAttributes, FormScope } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A form of an account: a key of the catalog, and the edition that its new tasks pin. */
@Entity('forms')
@Index(['account_id', 'key'], { unique: true })
@Index('IDX_forms_watching_facts', ['account_id'], { where: `scope ? 'on_change_of'` })
export class FormEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  key!: string;

  @Column('text')
  edition!: string;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  tags!: string[];

  @Column('jsonb', { default: {} })
  custom_attributes!: CustomAttributes;

  /** For whom it is filled in once, and when again, by its last edition; null for once an employee. */
  @Column('jsonb', { nullable: true })
  scope!: FormScope | null;

  /** Whether the answers of its last edition are kept apart. */
  @Column('boolean', { default: false })
  is_segregated!: boolean;

  /** Since when nobody is given it any more. */
  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import type { CustomAttributes } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A form of an account: a key of the catalog, and the edition that its new tasks pin. */
@Entity('forms')
@Index(['account_id', 'key'], { unique: true })
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

  /** Since when nobody is given it any more. */
  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

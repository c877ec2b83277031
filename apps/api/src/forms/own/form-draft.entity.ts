import type { FormContent } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A form of an account's own, as it is being written. */
@Entity('form_drafts')
@Index(['account_id', 'key'], { unique: true })
export class FormDraftEntity {
  /** Also of the form, once it is published. */
  @PrimaryColumn('text', { collation: 'C' })
  form_id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  key!: string;

  @Column('jsonb')
  content!: FormContent;

  /** Of the library's pack that it began as; null for a form that the account wrote itself. */
  @Column('integer', { nullable: true })
  pack_version!: number | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import type { FormContent } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was published of a form of an account's own. It never changes: tasks pin it, and signatures are over its words. */
@Entity('form_editions')
export class FormEditionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  form_id!: string;

  /** Counted from 1. */
  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  account_id!: string;

  @Column('jsonb')
  content!: FormContent;

  /** Of the content, as canonical JSON. */
  @Column('text')
  sha256!: string;

  @Column('timestamptz')
  published_at!: Date;
}

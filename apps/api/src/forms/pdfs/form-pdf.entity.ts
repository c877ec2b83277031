import type { FormContent, FormPdf, PageExtent } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A PDF that an account's own forms fill in, or have read; its content is sealed in the file storage under `key`. */
@Entity('form_pdfs')
@Index(['account_id', 'sha256'], { unique: true })
export class FormPdfEntity {
  /** What its files are named after; people know it by its hash. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** SHA-256 of the content, in hex. */
  @Column('text')
  sha256!: string;

  /** The same of what was last sent: agencies' files are known by it. Null of those that were sent before it was kept. */
  @Column('text', { nullable: true })
  sent_sha256!: string | null;

  @Column('text')
  name!: string;

  @Column('integer')
  size!: number;

  @Column('jsonb')
  pages!: readonly PageExtent[];

  @Column('text', { array: true })
  dropped!: FormPdf['dropped'];

  @Column('integer')
  field_count!: number;

  @Column('jsonb', { nullable: true })
  suggestion!: FormContent | null;

  @Column('text')
  key!: string;

  @Column('timestamptz')
  created_at!: Date;

  /** When it was last uploaded, or known to be named by a draft or an edition. */
  @Index()
  @Column('timestamptz')
  used_at!: Date;
}

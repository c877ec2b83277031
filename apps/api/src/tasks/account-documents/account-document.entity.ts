import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A file that a form shows to whoever signs it; its content is sealed in the file storage under `key`. Never deleted: signed
 * forms name it by its hash.
 */
@Entity('account_documents')
@Index(['account_id', 'form_key'])
export class AccountDocumentEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  form_key!: string;

  /** Null for every employer that has none of its own. */
  @Column('text', { nullable: true })
  employer_id!: string | null;

  @Column('text')
  title!: string;

  @Column('text')
  version!: string;

  @Column('text')
  key!: string;

  @Column('integer')
  size!: number;

  /** SHA-256 of the content, in hex. */
  @Column('text')
  sha256!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;
}

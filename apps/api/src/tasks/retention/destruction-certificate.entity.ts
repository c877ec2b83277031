import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CertificateContent } from './certificate-content.js';

/** What is left of a destroyed form: that it was, and why it is no more. */
@Entity('destruction_certificates')
@Index('IDX_destruction_certificates_account', ['account_id', 'id'])
@Index('IDX_destruction_certificates_task', ['task_id'])
export class DestructionCertificateEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'PK_destruction_certificates' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  @Column('timestamptz')
  destroyed_at!: Date;

  @Column('jsonb')
  content!: CertificateContent;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The finished PDF of a task with its signing certificate. One that was superseded stays retrievable. */
@Entity('documents')
@Index(['task_id', 'version'], { unique: true })
@Index('documents_pdf_sha256', ['pdf_sha256'])
@Index('documents_certificate_sha256', ['certificate_sha256'])
export class DocumentEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  /** From 1; the highest is the one in force. */
  @Column('integer')
  version!: number;

  @Column('text')
  pdf_key!: string;

  @Column('text')
  pdf_sha256!: string;

  @Column('text')
  certificate_key!: string;

  @Column('text')
  certificate_sha256!: string;

  @Column('timestamptz')
  created_at!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Work that a transaction leaves behind for a worker: the document of a task. A task has at most one. */
@Entity('document_jobs')
@Index('IDX_document_jobs_of_account', ['account_id', 'created_at'])
@Index('IDX_document_jobs_failing', ['account_id', 'created_at'], {
  where: `last_error IS NOT NULL AND last_error <> 'changed' AND attempts >= 2`,
})
export class DocumentJobEntity {
  @PrimaryColumn('text', { collation: 'C' })
  task_id!: string;

  @Column('text')
  account_id!: string;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Not before; a worker that takes the job moves it on by its lease, so that it returns if the worker dies. */
  @Index()
  @Column('timestamptz')
  run_at!: Date;

  /** The kind of what went wrong last; never a message, which could hold an answer. */
  @Column('text', { nullable: true })
  last_error!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}

import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * What was attested on a task before it was replaced; the database refuses to change or delete it. Sealed, since it has
 * answers: what it says is compared with the audit trail when it is read.
 */
@Entity('task_versions')
@Unique('task_versions_number', ['task_id', 'number'])
export class TaskVersionEntity {
  /** The task's id and the number. */
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'task_versions_pkey' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  /** From 1, without gaps. */
  @Column('integer')
  number!: number;

  @Column('timestamptz')
  kept_at!: Date;

  /** Null once the form is destroyed. */
  @Column('bytea', { nullable: true })
  sealed_content!: Buffer | null;
}

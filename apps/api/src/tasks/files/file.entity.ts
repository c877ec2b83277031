import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An uploaded file; its content is sealed in the file storage under `key`. */
@Entity('files')
export class FileEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Index()
  @Column('text')
  task_id!: string;

  @Column('text')
  subtask_id!: string;

  /** The field that it answers. */
  @Column('text')
  path!: string;

  @Column('text')
  key!: string;

  @Column('text')
  name!: string;

  @Column('text')
  type!: string;

  @Column('integer')
  size!: number;

  /** SHA-256 of the content, in hex. */
  @Column('text')
  checksum!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;
}

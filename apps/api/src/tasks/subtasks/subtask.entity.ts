import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One page of a task. */
@Entity('subtasks')
@Index(['task_id', 'position'], { unique: true })
export class SubtaskEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  @Column('text')
  page_id!: string;

  @Column('integer')
  position!: number;

  @Column('timestamptz', { nullable: true })
  visited_at!: Date | null;
}

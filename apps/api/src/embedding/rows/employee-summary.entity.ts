import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What lists of employees sort and filter by, one row for each living employee. Triggers keep it, in the transaction
 * of the change (docs/adr/0017-rows-of-components.md); nothing else writes here.
 */
@Entity('employee_summaries')
@Index(['account_id', 'progress_percent', 'id'])
@Index(['account_id', 'placements_count', 'id'])
@Index(['account_id', 'next_due_at', 'id'])
@Index(['account_id', 'latest_task_updated_at', 'id'])
@Index(['account_id', 'last_visited_at', 'id'])
@Index(['account_id', 'id'], { where: 'expired_tasks_count > 0' })
@Index('IDX_employee_summaries_open', ['account_id', 'latest_task_updated_at', 'id'], {
  where: 'open_tasks_count > 0',
})
export class EmployeeSummaryEntity {
  @PrimaryColumn('text')
  account_id!: string;

  /** The employee's. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('integer', { default: 0 })
  tasks_count!: number;

  /** Neither completed nor expired. */
  @Column('integer', { default: 0 })
  open_tasks_count!: number;

  @Column('integer', { default: 0 })
  expired_tasks_count!: number;

  @Column('integer', { default: 0 })
  progress_numerator!: number;

  @Column('integer', { default: 0 })
  progress_denominator!: number;

  /** Of all living tasks together; null where there is none. */
  @Column('integer', { nullable: true })
  progress_percent!: number | null;

  @Column('integer', { default: 0 })
  placements_count!: number;

  /** The open task that is due first. */
  @Column('text', { nullable: true })
  next_task_id!: string | null;

  @Column('timestamptz', { nullable: true })
  next_due_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  latest_task_updated_at!: Date | null;

  /** When the employee's onboarding link was open last, to the minute. */
  @Column('timestamptz', { nullable: true })
  last_visited_at!: Date | null;
}

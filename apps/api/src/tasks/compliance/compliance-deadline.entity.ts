import type { LegalDeadline } from '@firstday/forms';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a completed form left to be done, by law or by its own scope; the row is there for as long as it is to be done. */
@Entity('compliance_deadlines')
@Index(['account_id', 'due_at', 'id'])
@Index('IDX_compliance_deadlines_renewals', ['due_on', 'id'], { where: `kind = 'renewal'` })
@Index('IDX_compliance_deadlines_to_announce', ['due_on'], { where: `announced IS DISTINCT FROM 'overdue'` })
export class ComplianceDeadlineEntity {
  /** Of its kind, task and field, so that a form that is completed again has the same ones. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Index()
  @Column('text')
  task_id!: string;

  @Column('text')
  kind!: LegalDeadline['kind'] | 'renewal';

  /** The section that it follows from; null for a form as a whole. */
  @Column('text', { nullable: true })
  section_id!: string | null;

  /** The last day on which it is done in time, `YYYY-MM-DD`. */
  @Column('text')
  due_on!: string;

  /** The end of that day, as the deadlines of tasks have it: the calendar sorts by it. */
  @Column('timestamptz')
  due_at!: Date;

  /** The zone in which the employer's days begin. */
  @Column('text')
  time_zone!: string;

  /** The last day of the employment, `YYYY-MM-DD`; nothing is to be done after it. */
  @Column('text', { nullable: true })
  employed_until!: string | null;

  /** Whether an event said that it is due, or overdue. */
  @Column('text', { nullable: true })
  announced!: 'due' | 'overdue' | null;
}

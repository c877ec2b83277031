import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A hire in a report: who it is of, and nothing of what the file says of them. */
@Entity('new_hire_report_lines')
@Index(['account_id', 'employee_id'])
export class NewHireReportLineEntity {
  @PrimaryColumn('text', { collation: 'C' })
  report_id!: string;

  /** Where it stands in the file, from 0. */
  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  account_id!: string;

  @Column('text')
  placement_id!: string;

  @Column('text')
  employee_id!: string;

  @Column('text')
  employer_id!: string;

  /** As it was reported, `YYYY-MM-DD`. */
  @Column('text')
  hired_on!: string;

  /** As it was reported, two letters. */
  @Column('text', { nullable: true })
  work_state!: string | null;
}

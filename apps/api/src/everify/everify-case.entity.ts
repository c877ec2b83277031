import type {
  EverifyAction,
  EverifyCaseStatus,
  EverifyClosureReason,
  EverifyMismatch,
  EverifyMissing,
} from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mismatch as it is kept: what is shown of it, and the employee's signature on the notice. */
export type KeptMismatch = Omit<EverifyMismatch, 'next_step'> & {
  /** Where the decision was signed. */
  readonly signed_from: { readonly ip: string; readonly user_agent: string } | null;
};

/** An E-Verify case. What E-Verify was asked is kept with it until it is answered, so that nothing is asked twice. */
@Entity('everify_cases')
@Index(['account_id', 'id'])
@Index(['account_id', 'task_id'], { unique: true, where: `status <> 'CLOSED'` })
@Index('IDX_everify_cases_asked', ['account_id', 'wanted_since', 'id'], { where: 'wanted IS NOT NULL' })
@Index(['is_simulated', 'case_number'], { unique: true })
export class EverifyCaseEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  @Index()
  @Column('text')
  employee_id!: string;

  @Column('text')
  employer_id!: string;

  /** The employer's E-Verify company id, as its record had it. */
  @Column('text', { nullable: true })
  company_id!: string | null;

  @Column('boolean')
  is_simulated!: boolean;

  @Column('text')
  status!: EverifyCaseStatus;

  @Column('text', { nullable: true })
  status_display!: string | null;

  @Column('text', { nullable: true })
  eligibility_statement!: string | null;

  @Column('text', { nullable: true })
  case_number!: string | null;

  /** What the case is made of: the answers of Form I-9, sealed. */
  @Column('bytea')
  sealed_fields!: Buffer;

  @Column('text', { array: true })
  missing!: EverifyMissing[];

  /** The zone in which the employer's days begin. */
  @Column('text')
  time_zone!: string;

  /** The day by which it is to be opened, `YYYY-MM-DD`; null without a first day of work. */
  @Column('text', { nullable: true })
  open_by!: string | null;

  /** The day that counts next, for lists. */
  @Column('text', { nullable: true })
  due_on!: string | null;

  @Column('jsonb', { nullable: true })
  mismatch!: KeptMismatch | null;

  @Column('text', { nullable: true })
  closure_reason!: EverifyClosureReason | null;

  /** What was asked and is not answered yet. */
  @Column('text', { nullable: true })
  wanted!: EverifyAction | null;

  @Column('bytea', { nullable: true })
  sealed_wish!: Buffer | null;

  @Column('timestamptz', { nullable: true })
  wanted_since!: Date | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Not before; whoever carries it out moves it on by a lease, so that it returns if that process dies. */
  @Index({ where: 'wanted IS NOT NULL' })
  @Column('timestamptz', { nullable: true })
  run_at!: Date | null;

  /** The name of what went wrong last; never a message, which could hold an answer. */
  @Column('text', { nullable: true })
  last_error!: string | null;

  /** The code with which E-Verify refused what was asked last. */
  @Column('text', { nullable: true })
  refusal!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

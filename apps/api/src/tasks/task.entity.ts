import type {
  NextAction,
  Progress,
  SecurityActorKind,
  RetentionWaitsFor,
  WithdrawalCause,
  WithdrawalReason,
} from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FactHashes } from '../placements/index.js';

/** Progress of each visible page, by its id. */
export type SubtaskProgress = Readonly<Record<string, Progress>>;

/** Why a section was sent back, until it is signed again. */
export type SentBack = Readonly<Record<string, string>>;

/** Who withdrew a task, and why. */
export interface TaskWithdrawal {
  readonly cause: WithdrawalCause | null;
  readonly reason: WithdrawalReason | null;
  readonly by_kind: SecurityActorKind | null;
  readonly by_id: string | null;
}

/** A form that one employee has to complete. What it says of itself (status, turn, progress) is kept with each write. */
@Entity('tasks')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'changed_xid'])
// Withdrawn forms, too: what attests employments, and what is kept of a person, is read by it.
@Index('IDX_tasks_of_employee', ['account_id', 'employee_id', 'form_id'])
@Index(['account_id', 'form_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'employer_id', 'id'], { where: 'deleted_at IS NULL AND employer_id IS NOT NULL' })
@Index(['account_id', 'client_id', 'id'], { where: 'deleted_at IS NULL AND client_id IS NOT NULL' })
@Index(['account_id', 'job_id', 'id'], { where: 'deleted_at IS NULL AND job_id IS NOT NULL' })
@Index(['account_id', 'due_at', 'id'], { where: 'deleted_at IS NULL AND due_at IS NOT NULL' })
@Index(['account_id', 'expired_at', 'id'], { where: 'deleted_at IS NULL AND expired_at IS NOT NULL' })
@Index(['account_id', 'completed_at', 'id'], { where: 'deleted_at IS NULL AND completed_at IS NOT NULL' })
@Index('IDX_tasks_to_purge', ['deleted_at'], { where: 'deleted_at IS NOT NULL AND purged_at IS NULL' })
@Index('IDX_tasks_archived', ['account_id', 'deleted_at', 'id'], {
  where: 'deleted_at IS NOT NULL AND purged_at IS NULL',
})
@Index('IDX_tasks_kept_of_employee', ['employee_id'], {
  where: 'deleted_at IS NOT NULL AND purged_at IS NULL',
})
// What earlier versions made is computed once, at the start of a worker.
@Index('IDX_tasks_retention_unknown', ['employee_id'], {
  where: 'retained_until IS NULL AND retention_waits_for IS NULL AND purged_at IS NULL',
})
@Index('IDX_tasks_scheduled', ['deletion_scheduled_at'], {
  where: 'deleted_at IS NULL AND deletion_scheduled_at IS NOT NULL',
})
@Index('IDX_tasks_renewing', ['renews_task_id'], { where: 'renews_task_id IS NOT NULL' })
@Index('IDX_tasks_outcome', ['account_id', 'outcome', 'id'], {
  where: 'deleted_at IS NULL AND outcome IS NOT NULL',
})
// Whose forms wait for themselves.
@Index('IDX_tasks_employees_turn', ['account_id', 'employee_id'], {
  where: `deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employee_action'`,
})
// Who fills in an earlier edition.
@Index('IDX_tasks_edition_at_employee', ['account_id', 'form_id', 'edition'], {
  where: `deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employee_action'`,
})
@Index('IDX_tasks_correction_requested', ['account_id', 'correction_requested_at', 'id'], {
  where: 'deleted_at IS NULL AND correction_requested_at IS NOT NULL',
})
@Index('IDX_tasks_confirmation_asked', ['account_id', 'confirmation_asked_at', 'id'], {
  where: 'deleted_at IS NULL AND confirmation_asked_at IS NOT NULL',
})
// What waits for the employer, by when it is due.
@Index('IDX_tasks_to_review', ['account_id', 'due_at', 'id'], {
  where: `deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employer_action'`,
})
@Index('IDX_tasks_to_review_of_employer', ['account_id', 'employer_id', 'due_at', 'id'], {
  where: `deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employer_action'`,
})
@Index('IDX_tasks_expiring', ['expired_at'], {
  where:
    'deleted_at IS NULL AND completed_at IS NULL AND expired_at IS NOT NULL AND expiry_told_of IS DISTINCT FROM expired_at',
})
export class TaskEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  form_id!: string;

  @Column('text')
  form_key!: string;

  /** The edition that the task was made with; a newer one does not change it. */
  @Column('text')
  edition!: string;

  @Column('text')
  employee_id!: string;

  @Column('text', { nullable: true })
  employer_id!: string | null;

  @Column('text', { nullable: true })
  client_id!: string | null;

  @Column('text', { nullable: true })
  job_id!: string | null;

  @Column('text', { nullable: true })
  placement_id!: string | null;

  /** The task that it was asked for again after. */
  @Column({ type: 'text', nullable: true, collation: 'C' })
  renews_task_id!: string | null;

  /** Of the facts of its placement that its form is asked for again after, as they were when it was made. */
  @Column('jsonb', { nullable: true })
  fact_hashes!: FactHashes | null;

  /** Its answers are kept apart: those of its edition are, or those of a later one of its form. */
  @Column('boolean', { default: false })
  is_segregated!: boolean;

  /** What was chosen of how it ended, where that is signed. */
  @Column('text', { nullable: true })
  outcome!: string | null;

  @Column('text', { nullable: true })
  next_action!: NextAction | null;

  /** The section whose turn it is. */
  @Column('text', { nullable: true })
  turn_section_id!: string | null;

  @Column('jsonb')
  progress!: Progress;

  @Column('jsonb')
  page_progress!: SubtaskProgress;

  /** Answers by field path, sealed as one blob; null before the first. */
  @Column('bytea', { nullable: true })
  sealed_answers!: Buffer | null;

  /** Sections that open on request and were opened. */
  @Column('text', { array: true, default: [] })
  opened_section_ids!: string[];

  @Column('jsonb', { default: {} })
  sent_back!: SentBack;

  /** Since when an employee has asked to correct what they signed, and nobody has answered. */
  @Column('timestamptz', { nullable: true })
  correction_requested_at!: Date | null;

  /** What they asked and were answered, until they sign anew. */
  @Column('bytea', { nullable: true })
  sealed_correction!: Buffer | null;

  /** Counts writes: a document made from an older one is not kept. */
  @Column('integer', { default: 0 })
  revision!: number;

  /** Given by the caller; else the deadline of the section whose turn it is. */
  @Column('boolean', { default: false })
  is_due_given!: boolean;

  @Column('timestamptz', { nullable: true })
  due_at!: Date | null;

  /** The day of `due_at` at the employer's, `YYYY-MM-DD`. */
  @Column('text', { nullable: true })
  due_on!: string | null;

  @Column('timestamptz', { nullable: true })
  expired_at!: Date | null;

  /** The `expired_at` that an event was written for; when it is moved, the new one gets an event of its own. */
  @Column('timestamptz', { nullable: true })
  expiry_told_of!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletion_scheduled_at!: Date | null;

  /** Whether the caller said so, if only that there is none; else it is the day on which the law lets the form go. */
  @Column('boolean', { default: false })
  is_deletion_given!: boolean;

  @Column('timestamptz', { nullable: true })
  deletion_allowed_at!: Date | null;

  /** The first day on which the law can let the form go, `YYYY-MM-DD`; null while none is known. */
  @Column('text', { nullable: true })
  retained_until!: string | null;

  /** What the legal date waits for; null where it is final. */
  @Column('text', { nullable: true })
  retention_waits_for!: RetentionWaitsFor | null;

  @Column('timestamptz', { nullable: true })
  completed_at!: Date | null;

  /** All that is left to do is to correct what was signed before: nothing of it has a deadline. */
  @Column('boolean', { default: false })
  is_being_corrected!: boolean;

  /** Since when an examination by someone whom the employee named waits for the employer's confirmation. */
  @Column('timestamptz', { nullable: true })
  confirmation_asked_at!: Date | null;

  /** Until when a bank account that replaces an earlier one is on hold: the form is completed then. */
  @Column('timestamptz', { nullable: true })
  held_until!: Date | null;

  /** Keyed hash of the bank account in force, while a completed form is open again. */
  @Column('text', { nullable: true })
  bank_hash!: string | null;

  /** The signature of such an examination that the employer confirmed. */
  @Column('text', { nullable: true })
  confirmed_signature_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** Of a withdrawn task. */
  @Column('jsonb', { nullable: true })
  withdrawal!: TaskWithdrawal | null;

  /** When answers, files and documents of the withdrawn task were destroyed. */
  @Column('timestamptz', { nullable: true })
  purged_at!: Date | null;

  /** The transaction of the last change that a list may ask about; PostgreSQL keeps it. */
  @Column('bigint', { default: () => 'current_xid()' })
  changed_xid?: string;
}

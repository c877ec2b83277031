import type { PlacementMandate } from '@firstday/forms';
import type { UndecidedFact, PolicyDecision } from '@firstday/policy-engine';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../records/index.js';
import type { FactHashes } from './hash-facts.js';

/** Policies said this about a placement, at this moment. */
export interface PlacementDecision extends PolicyDecision {
  readonly policyId: string;
}

/** An employee at work for an employer, a client, in a job. */
@Entity('placements')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'changed_xid'])
@Index('IDX_placements_updated', ['account_id', 'updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('placements_external_id', ['account_id', 'external_id'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_id IS NOT NULL',
})
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('placements_custom_attributes', { synchronize: false })
@Index('placements_former_external_id', { synchronize: false })
@Index('placements_by_start', { synchronize: false })
@Index(['account_id', 'employer_id', 'id'], { where: 'deleted_at IS NULL AND employer_id IS NOT NULL' })
@Index(['account_id', 'client_id', 'id'], { where: 'deleted_at IS NULL AND client_id IS NOT NULL' })
@Index(['account_id', 'job_id', 'id'], { where: 'deleted_at IS NULL AND job_id IS NOT NULL' })
// By the first day of work, which is an expression: this index is written in the migration.
@Index('placements_starts_on', { synchronize: false })
// The employees are sorted as their own ids are, which TypeORM cannot say: these indexes are written in the migration.
@Index('placements_employees_by_employer_id', { synchronize: false })
@Index('placements_employees_by_client_id', { synchronize: false })
@Index('placements_by_work_state', { synchronize: false })
@Index('placements_undecided', ['account_id', 'id'], {
  where: 'deleted_at IS NULL AND undecided_count IS NOT NULL',
})
@Index('placements_everify_mandate', ['account_id', 'employer_id', 'id'], {
  where: 'deleted_at IS NULL AND everify_mandate IS NOT NULL',
})
// Finds the placements of an employee, and those of the same employer, client and job.
@Index('placements_by_employee', ['account_id', 'employee_id', 'employer_id', 'client_id', 'job_id'], {
  where: 'deleted_at IS NULL',
})
export class PlacementEntity extends RecordEntity {
  @Column('text')
  employee_id!: string;

  @Column('text', { nullable: true })
  employer_id!: string | null;

  @Column('text', { nullable: true })
  client_id!: string | null;

  @Column('text', { nullable: true })
  job_id!: string | null;

  /** The state in which the work is done, by its two letters; empty for none. Triggers keep it. */
  @Column('text', { default: '' })
  work_state?: string;

  /** What each policy said and why, when the placement was last decided. */
  @Column('jsonb')
  decisions!: PlacementDecision[];

  /** How many forms may yet be required: a policy lacks a fact, and no other policy requires them. Null for none. */
  @Column('smallint', { nullable: true })
  undecided_count!: number | null;

  /** What would decide about those forms, what is wrong with it, and where it is entered. Null for none. */
  @Column('jsonb', { nullable: true })
  undecided_facts!: UndecidedFact[] | null;

  /** The law of the state of work that requires E-Verify, where the employer is not in it. Null for none. */
  @Column('jsonb', { nullable: true })
  everify_mandate!: PlacementMandate | null;

  /** Of the facts after whose change forms are asked for again, as they were when it was last decided. */
  @Column('jsonb', { nullable: true })
  fact_hashes!: FactHashes | null;

  /**
   * The day at which policies take the employee's age: the first day, unless someone who may not see dates of birth changed that since.
   * Null where no policy has asked for an age, or none may be taken.
   */
  @Column('text', { nullable: true })
  age_on!: string | null;

  @Column('timestamptz')
  decided_at!: Date;
}

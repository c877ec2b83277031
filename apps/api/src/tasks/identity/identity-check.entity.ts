import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the check of who an employee is has gone, over all links and sessions. No row means that nothing has happened. */
@Entity('identity_checks')
export class IdentityCheckEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  @Column('text')
  account_id!: string;

  /** Since the last right answer or the last lock. */
  @Column('integer', { default: 0 })
  wrong_tries!: number;

  /** Locks since the last right answer: each lasts twice as long as the one before. */
  @Column('integer', { default: 0 })
  locks!: number;

  @Column('timestamptz', { nullable: true })
  locked_until!: Date | null;

  /**
   * Whether date of birth or SSN were last given by somebody who may not see sensitive values: knowing what one has
   * written oneself proves nothing.
   */
  @Column('boolean', { default: false })
  is_doubtful!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Wrong one-time codes that were entered for an employee, over all links and sessions. No row: none were. */
@Entity('identity_checks')
export class IdentityCheckEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  @Column('text')
  account_id!: string;

  /** Since the last right code or the last lock. */
  @Column('integer', { default: 0 })
  wrong_tries!: number;

  /** Locks since the last right code: each lasts twice as long as the one before. */
  @Column('integer', { default: 0 })
  locks!: number;

  @Column('timestamptz', { nullable: true })
  locked_until!: Date | null;
}

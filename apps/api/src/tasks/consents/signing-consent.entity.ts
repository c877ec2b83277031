import type { ConsentWithdrawer, DemonstratedAccess } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An employee's consent to sign electronically. The database refuses to change what was agreed to. */
@Entity('signing_consents')
@Index('IDX_signing_consents_employee', ['account_id', 'employee_id', 'id'])
@Index('IDX_signing_consents_in_force', ['account_id', 'employee_id'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND replaced_at IS NULL',
})
export class SigningConsentEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'PK_signing_consents' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  employee_id!: string;

  /** Null where somebody wants paper who never agreed here; so is all that was shown. */
  @Column('timestamptz', { nullable: true })
  given_at!: Date | null;

  @Column('text', { nullable: true })
  version!: string | null;

  @Column('text', { nullable: true })
  locale!: string | null;

  /** The statement as it was shown. */
  @Column('text', { nullable: true })
  text!: string | null;

  @Column('text', { nullable: true })
  text_sha256!: string | null;

  /** The form with which it was given; null where it was given by itself. */
  @Column('text', { nullable: true })
  task_id!: string | null;

  @Column('text', { nullable: true })
  demonstrated_access!: DemonstratedAccess | null;

  @Column('text', { nullable: true })
  form_session_id!: string | null;

  @Column('text', { nullable: true })
  onboarding_link_id!: string | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  /** When the employee agreed to a later statement. */
  @Column('timestamptz', { nullable: true })
  replaced_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawn_at!: Date | null;

  @Column('jsonb', { nullable: true })
  withdrawn_by!: ConsentWithdrawer | null;

  @Column('text', { nullable: true })
  withdrawal_reason!: string | null;
}

import type { CodeChannel } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A one-time code that was sent to an employee. It opens the session that asked for it, and no other. */
@Entity('identity_codes')
@Index('IDX_identity_codes_sent', ['account_id', 'employee_id', 'sent_at'])
export class IdentityCodeEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  employee_id!: string;

  @Column('text')
  form_session_id!: string;

  @Column('text')
  channel!: CodeChannel;

  /** Keyed hash: someone with the database but without the key cannot find the code. */
  @Column('text')
  code_hash!: string;

  @Column('timestamptz')
  sent_at!: Date;

  @Index('IDX_identity_codes_expiry')
  @Column('timestamptz')
  expires_at!: Date;

  /** When the session used it, or asked for a newer one. */
  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}

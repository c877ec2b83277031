import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person signed in: the cookie `__session`. */
@Entity('user_sessions')
export class UserSessionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Index()
  @Column('text')
  user_id!: string;

  /** SHA-256 in hex of the cookie's token. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz')
  last_used_at!: Date;

  /** Address and browser at sign-in. */
  @Column('text', { default: '' })
  ip!: string;

  @Column('text', { default: '' })
  user_agent!: string;

  /** When somebody last showed who they are, and as which user: a change of account keeps both. */
  @Column('timestamptz', { nullable: true })
  proved_at!: Date | null;

  @Column('text', { nullable: true })
  proved_user_id!: string | null;

  /** When it began, where it did by a link that went to the user's mailbox and nowhere else. */
  @Column('timestamptz', { nullable: true })
  mailbox_proved_at!: Date | null;

  /** Signed out, or followed by another session. */
  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}

import type { FormSigner, IdentityProof, MakerPresence, SessionHandover, Side } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a hosted page works with after it exchanged its onboarding link. */
@Entity('form_sessions')
export class FormSessionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** SHA-256 of the bearer token. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  /** Null in sessions of links that were not on record yet: those open nothing any more. */
  @Index()
  @Column('text', { nullable: true })
  link_id!: string | null;

  /** SHA-256 of the browser's own secret: it has one session of a link. */
  @Column('text', { nullable: true })
  device_hash!: string | null;

  @Column('text')
  employee_id!: string;

  @Column('text')
  side!: Side;

  /** In the order of the link; null for all of the employee's active tasks. */
  @Column('text', { array: true, nullable: true })
  task_ids!: string[] | null;

  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('text', { nullable: true })
  theme_id!: string | null;

  @Column('text', { nullable: true })
  redirect_to!: string | null;

  @Column('text', { default: 'nothing' })
  proved!: IdentityProof;

  @Column('timestamptz', { nullable: true })
  proved_at!: Date | null;

  /** On the employer's side: whether the maker of the link, or the user who is signed in, may see sensitive values. */
  @Column('boolean', { default: false })
  sees_sensitive!: boolean;

  /** Where the maker of the link was signed in when the session was opened. */
  @Column('text', { nullable: true })
  maker_presence!: MakerPresence | null;

  @Column('jsonb', { nullable: true })
  signer!: FormSigner | null;

  /** Who was signed in to the dashboard when the session was opened, where the account asks for that. */
  @Column('text', { nullable: true })
  user_id!: string | null;

  /** The sign-in itself: the session ends with it. */
  @Column('text', { nullable: true })
  user_session_id!: string | null;

  /** Whoever the employee handed the device to, where it is their session. */
  @Column('jsonb', { nullable: true })
  handover!: SessionHandover | null;

  /** SHA-256 of the code by which the employee goes on on another device; null where there is none, or it was used. */
  @Index('UQ_form_sessions_continuation', { unique: true })
  @Column('text', { nullable: true })
  continuation_hash!: string | null;

  @Column('timestamptz', { nullable: true })
  continuation_expires_at!: Date | null;

  /** Where the other device goes on; null for the list of forms. */
  @Column('text', { nullable: true })
  continuation_task_id!: string | null;

  @Column('text', { nullable: true })
  continuation_page_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz')
  last_used_at!: Date;

  /** Before its time: another took its place. */
  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}

import type { MessageChannel, MessageKind, MessageStatus } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A message to be sent by email or as a text. It is written in the transaction of what caused it; what it says is sealed, and gone
 * once it has been sent.
 */
@Entity('messages')
@Index('IDX_messages_employee', ['account_id', 'employee_id', 'id'])
@Index('IDX_messages_due', ['run_at'], { where: `status = 'queued'` })
@Index('IDX_messages_once', ['account_id', 'dedupe_key'], { unique: true, where: 'dedupe_key IS NOT NULL' })
// Those who could not be reached.
@Index('IDX_messages_unreached', ['account_id', 'employee_id'], {
  where: `status IN ('refused', 'bounced', 'suppressed')`,
})
@Index('IDX_messages_address', ['account_id', 'address_hash'], { where: `status = 'queued'` })
@Index('IDX_messages_texts', ['address_hash'], { where: `channel = 'sms'` })
export class OutboxMessageEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** Of a test account: it goes to the configured address, or nowhere. */
  @Column('boolean')
  is_test!: boolean;

  @Column('text')
  kind!: MessageKind;

  @Column('text', { default: 'email' })
  channel!: MessageChannel;

  @Column('text')
  status!: MessageStatus;

  @Column({ type: 'text', collation: 'C', nullable: true })
  employee_id!: string | null;

  @Column('text', { nullable: true })
  placement_id!: string | null;

  @Column('text', { nullable: true })
  task_id!: string | null;

  @Column('text', { nullable: true })
  user_id!: string | null;

  /** Who it went to, where that is somebody who was named to examine the employee's documents. */
  @Column('text', { nullable: true })
  representative_id!: string | null;

  /** The onboarding link in it. */
  @Column('text', { nullable: true })
  link_id!: string | null;

  @Column('text')
  language!: string;

  /** What may be there once only: a person, a kind and a step. */
  @Column('text', { nullable: true })
  dedupe_key!: string | null;

  /**
   * What is not written to any more is found by it: SHA-256 of the account and the email address, or of a number
   * whatever account writes to it, by a key (`MessageSigningKey`).
   */
  @Column('text')
  address_hash!: string;

  @Column('text')
  domain!: string;

  @Column('bytea')
  sealed_recipient!: Buffer;

  /** Its names and its link, until it was sent. */
  @Column('bytea', { nullable: true })
  sealed_content!: Buffer | null;

  /** The same at each try, so that a reader's program shows it once. */
  @Column('text', { nullable: true })
  smtp_message_id!: string | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Not before; whoever takes it moves it on by a lease, so that it returns if that process dies. */
  @Column('timestamptz', { nullable: true })
  run_at!: Date | null;

  /** Not sent after: its link opens no longer then. */
  @Column('timestamptz', { nullable: true })
  send_before!: Date | null;

  /** A code or a word, never an answer's text: that may hold an address. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Index('IDX_messages_finished')
  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;
}

import type { SentStep } from '@firstday/messages';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When reminders to an employee are looked at next, and which were carried out last. */
@Entity('message_ladders')
@Index('IDX_message_ladders_next', ['next_at', 'employee_id'], { where: 'next_at IS NOT NULL' })
export class MessageLadderEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  @Column('text')
  account_id!: string;

  /** Null where nothing will be due until something happens. */
  @Column('timestamptz', { nullable: true })
  next_at!: Date | null;

  /** The last step of each open form, whether or not there was anybody to write to. */
  @Column('jsonb', { default: [] })
  steps!: readonly SentStep[];
}

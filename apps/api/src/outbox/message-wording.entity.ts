import type { MessageKind, PageLanguage } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The own words of an account, or of one of its employers, for a kind of message in a language; without a row, ours are used. */
@Entity('message_wordings')
export class MessageWordingEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** Empty for the whole account. */
  @PrimaryColumn('text', { collation: 'C', default: '' })
  employer_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  kind!: MessageKind;

  @PrimaryColumn('text', { collation: 'C' })
  language!: PageLanguage;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true })
  body!: string | null;

  @Column('text', { nullable: true })
  sms!: string | null;

  /** Not where they were reset: they are set aside then. */
  @Column('boolean')
  is_used!: boolean;

  @Column('timestamptz')
  updated_at!: Date;
}

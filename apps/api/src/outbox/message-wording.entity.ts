import type { MessageKind, PageLanguage } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's own words for a kind of message in a language; without a row, ours are used. */
@Entity('message_wordings')
export class MessageWordingEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  kind!: MessageKind;

  @PrimaryColumn('text', { collation: 'C' })
  language!: PageLanguage;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true })
  body!: string | null;

  /** Not where they were reset: they are set aside then. */
  @Column('boolean')
  is_used!: boolean;

  @Column('timestamptz')
  updated_at!: Date;
}

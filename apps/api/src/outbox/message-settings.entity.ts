import type { MessageMode, TextUse } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How an account sends messages; an account without a row sends none. */
@Entity('message_settings')
export class MessageSettingsEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @Column('text')
  mode!: MessageMode;

  @Column('text', { nullable: true })
  sender_name!: string | null;

  @Column('text', { default: 'off' })
  texts!: TextUse;

  /** What was asked from then on is told, though messages were off; null where nothing from before they were turned on is. */
  @Column('timestamptz', { nullable: true })
  asked_since!: Date | null;

  @Column('timestamptz')
  updated_at!: Date;
}

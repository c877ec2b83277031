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

  @Column('timestamptz')
  updated_at!: Date;
}

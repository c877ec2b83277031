import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account whose reminders come by themselves, and how far its events were followed. */
@Entity('message_ladder_accounts')
export class MessageLadderAccountEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** Nobody is reminded of what was due before. */
  @Column('timestamptz')
  turned_on_at!: Date;

  /** Who was asked for something from then on is told so; from when messages were turned on, where it is null. */
  @Column('timestamptz', { nullable: true })
  asked_since!: Date | null;

  /** The place in the order of the account's events up to which they were followed. */
  @Column('bigint')
  xid!: string;

  @Column('bigint')
  position!: string;

  /** While those are found who were asked before messages were turned on: the last of them; then null. */
  @Column('text', { nullable: true })
  walked_to!: string | null;
}

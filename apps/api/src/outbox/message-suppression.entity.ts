import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that an account writes to no more. */
@Entity('message_suppressions')
export class MessageSuppressionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  address_hash!: string;

  /** Whether what somebody asked for still goes there, such as a link to sign in: so it is for who unsubscribed. */
  @Column('boolean', { default: false })
  is_unasked_only!: boolean;

  @Column('timestamptz')
  created_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that an account writes to no more. */
@Entity('message_suppressions')
export class MessageSuppressionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  address_hash!: string;

  @Column('timestamptz')
  created_at!: Date;
}

import type { SentStep } from '@firstday/messages';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whether a user wants to be told in the morning what waits for their signature, and what they were told. */
@Entity('signer_digests')
@Index('IDX_signer_digests_next', ['next_at', 'user_id'])
export class SignerDigestEntity {
  @PrimaryColumn('text', { collation: 'C' })
  user_id!: string;

  @Column('text')
  account_id!: string;

  @Column('boolean', { default: true })
  is_wanted!: boolean;

  /** By whose clock it is morning; null where they said none: that of most employers. */
  @Column('text', { nullable: true })
  time_zone!: string | null;

  @Column('timestamptz')
  next_at!: Date;

  /** What they were told of deadlines, by form. */
  @Column('jsonb', { default: [] })
  steps!: readonly SentStep[];

  /** Nothing from before is told. */
  @Column('timestamptz')
  created_at!: Date;
}

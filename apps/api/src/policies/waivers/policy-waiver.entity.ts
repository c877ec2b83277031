import type { SecurityActorKind } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** That an account does not ask for what a policy of the library asks for. One that was taken back stays, as history. */
@Entity('policy_waivers')
@Index('policy_waivers_in_force', ['account_id', 'library_key'], {
  unique: true,
  where: 'taken_back_at IS NULL',
})
export class PolicyWaiverEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'PK_policy_waivers' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column({ type: 'text', collation: 'C' })
  library_key!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  waived_at!: Date;

  @Column('text')
  actor_kind!: SecurityActorKind;

  @Column('text', { nullable: true })
  actor_id!: string | null;

  @Column('timestamptz', { nullable: true })
  taken_back_at!: Date | null;

  @Column('text', { nullable: true })
  taken_back_by_kind!: SecurityActorKind | null;

  @Column('text', { nullable: true })
  taken_back_by_id!: string | null;
}

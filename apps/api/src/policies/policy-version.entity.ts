import type { Policy, PolicyRevision, PolicyTest } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A policy as one change left it; the database refuses to change or delete it. */
@Entity('policy_versions')
export class PolicyVersionEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'policy_versions_pkey' })
  policy_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'policy_versions_pkey' })
  version!: number;

  @Column('text')
  account_id!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  condition!: Condition;

  @Column('text', { array: true })
  form_keys!: string[];

  @Column('text', { array: true })
  tags!: string[];

  @Column('text')
  status!: Policy['status'];

  @Column('jsonb', { default: [] })
  tests!: PolicyTest[];

  /** Null where it was changed before versions were kept. */
  @Column('text', { nullable: true })
  actor_kind!: NonNullable<PolicyRevision['changed_by']>['kind'] | null;

  @Column('text', { nullable: true })
  actor_id!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  at!: Date;
}

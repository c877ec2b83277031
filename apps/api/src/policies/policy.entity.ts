import type { Policy, PolicyTest } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A rule of an account: when a placement needs which forms. */
@Entity('policies')
@Index(['account_id', 'id'])
@Index(['account_id', 'key'], { unique: true })
export class PolicyEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** Of a built-in policy, its key; an account's own has none. */
  @Column('text', { nullable: true })
  key!: string | null;

  /** The version of the built-in policy that was last taken over. */
  @Column('integer', { nullable: true })
  built_in_version!: number | null;

  /** Whether the account made a built-in policy its own: later versions of the built-in one leave it alone. */
  @Column('boolean', { default: false })
  is_changed_by_account!: boolean;

  /** Counts changes: a decision names the version that it used. */
  @Column('integer')
  version!: number;

  @Column('text')
  name!: string;

  @Column('jsonb')
  condition!: Condition;

  /** Keys of forms, which stay when a form gets a new edition. */
  @Column('text', { array: true })
  form_keys!: string[];

  @Column('text', { array: true })
  tags!: string[];

  @Column('text')
  status!: Policy['status'];

  @Column('jsonb', { default: [] })
  tests!: PolicyTest[];

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

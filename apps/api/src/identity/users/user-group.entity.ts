import type { Permission } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What its members may do, and to which records. */
@Entity('user_groups')
@Index(['account_id', 'id'])
@Index(['account_id', 'key'], { unique: true })
export class UserGroupEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** Set for the default groups. */
  @Column('text', { nullable: true })
  key!: string | null;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  permissions!: Permission[];

  /** Null where its members see every record. */
  @Column('jsonb', { nullable: true })
  access_rule!: Condition | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import type { CreatedBy } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person who signs in to an account's dashboard. */
@Entity('users')
@Index(['account_id', 'id'])
@Index(['account_id', 'email_key'], { unique: true })
@Index(['account_id', 'external_id'], { unique: true })
@Index(['email_key'], { where: 'legacy_password_hash IS NOT NULL' })
export class UserEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  email!: string;

  /** The email in lower case: unique per account. */
  @Index()
  @Column('text')
  email_key!: string;

  @Column('text', { nullable: true })
  external_id!: string | null;

  /** argon2id, salted by the email: see `Passwords`. Null for those who come by magic links alone. */
  @Column('text', { nullable: true })
  password_hash!: string | null;

  /** argon2id with a salt of its own, as it was before: gone with the next sign-in. */
  @Column('text', { nullable: true })
  legacy_password_hash!: string | null;

  @Column('boolean', { default: false })
  is_email_verified!: boolean;

  /** What they are written to in, as they chose it in the dashboard; null until then. */
  @Column('text', { nullable: true })
  language!: string | null;

  @Column('text', { array: true })
  group_ids!: string[];

  /** Who created it: `user` or `api_token`; null where that is not known, and at the console. */
  @Column('text', { nullable: true })
  created_by_kind!: CreatedBy['kind'] | null;

  @Column('text', { nullable: true })
  created_by_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

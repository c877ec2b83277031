import type { Permission } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Index()
  @Column('text')
  account_id!: string;

  @Column('text')
  name!: string;

  /** SHA-256 in hex; the token itself is shown once and never stored. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('text')
  last_four!: string;

  /** Null for everything that the interface allows a token. */
  @Column('text', { array: true, nullable: true })
  permissions!: Permission[] | null;

  /** As CIDR; null for anywhere. */
  @Column('text', { array: true, nullable: true })
  allowed_networks!: string[] | null;

  /** The person whose authority it draws on: who made it, or made the token that did. */
  @Column('text', { nullable: true })
  owner_user_id!: string | null;

  /** The token that made it. */
  @Column('text', { nullable: true })
  issuer_token_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}

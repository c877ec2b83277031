import type { ConnectedOrganization } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A customer of the installation, or a customer's own customer; it owns a live and a test account. */
@Entity('organizations')
@Index(['parent_id', 'id'])
export class OrganizationEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  /** The organization that it is connected to; null for those that stand for themselves. */
  @Column('text', { nullable: true })
  parent_id!: string | null;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  dba_name!: string | null;

  @Column('text', { nullable: true })
  ein!: string | null;

  @Column('text', { nullable: true })
  business_email!: string | null;

  @Column('text', { nullable: true })
  candidate_support_email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  default_language!: ConnectedOrganization['default_language'];

  @Column('text', { array: true, nullable: true })
  supported_languages!: ConnectedOrganization['supported_languages'];

  @Column('jsonb', { nullable: true })
  address!: ConnectedOrganization['address'];

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;

  /** The mode of the credential that made it: what was made with a test one has a test account alone. */
  @Column('text', { default: 'live' })
  mode!: 'live' | 'test';

  /** From then on nobody can sign in to its accounts. */
  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;
}

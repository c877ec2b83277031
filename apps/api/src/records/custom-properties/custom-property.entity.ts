import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EntityType, ScalarType } from '@firstday/domain';

/** A property that an account adds to a kind of record. */
@Entity('custom_properties')
@Index(['account_id', 'entity_type', 'name'], { unique: true, where: 'deleted_at IS NULL' })
export class CustomPropertyEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  entity_type!: EntityType;

  @Column('text')
  name!: string;

  @Column('text')
  label!: string;

  @Column('text')
  scalar_type!: ScalarType;

  @Column('boolean', { default: false })
  is_sensitive_info!: boolean;

  @Column('boolean', { default: false })
  is_permission_scope!: boolean;

  @Column('timestamptz', { nullable: true })
  deprecated_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;
}

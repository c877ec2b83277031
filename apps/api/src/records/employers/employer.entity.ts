import type { Address, Employer } from '@firstday/domain';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../record.entity.js';

/** Who employs: the company that reviews and signs. */
@Entity('employers')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index('employers_deleted', ['account_id', 'deleted_at', 'id'], { where: 'deleted_at IS NOT NULL' })
@Index(['account_id', 'changed_xid'])
@Index('employers_theme', ['account_id', 'active_theme_id'], {
  where: 'deleted_at IS NULL AND active_theme_id IS NOT NULL',
})
@Index('IDX_employers_updated', ['account_id', 'updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('employers_external_id', ['account_id', 'external_id'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_id IS NOT NULL',
})
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('employers_custom_attributes', { synchronize: false })
@Index('employers_former_external_id', { synchronize: false })
// Of expressions and trigrams, likewise: by these somebody is found.
@Index('employers_phone', { synchronize: false })
@Index('employers_name', { synchronize: false })
@Index('employers_by_name', { synchronize: false })
export class EmployerEntity extends RecordEntity {
  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  ein!: string | null;

  @Column('text', { nullable: true })
  dba_name!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('double precision', { nullable: true })
  employee_count!: number | null;

  @Column('text', { nullable: true })
  entity_structure!: Employer['entity_structure'];

  @Column('text', { nullable: true })
  naics_code!: string | null;

  @Column('jsonb', { nullable: true })
  address!: Address | null;

  @Column('text', { nullable: true })
  active_theme_id!: string | null;
}

import type { Address } from '@firstday/domain';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../record.entity.js';

/** Who is hired. Social Security number and date of birth are in the sealed blob, never in a column. */
@Entity('employees')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'changed_xid'])
@Index('IDX_employees_to_destroy', ['id'], { where: 'deleted_at IS NOT NULL AND destroyed_at IS NULL' })
@Index('IDX_employees_updated', ['account_id', 'updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('employees_external_id', ['account_id', 'external_id'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_id IS NOT NULL',
})
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('employees_custom_attributes', { synchronize: false })
@Index('employees_former_external_id', { synchronize: false })
// Of expressions and trigrams, likewise: by these somebody is found.
@Index('employees_email', { synchronize: false })
@Index('employees_phone', { synchronize: false })
@Index('employees_name', { synchronize: false })
@Index('employees_name_words', { synchronize: false })
@Index('employees_system_attributes', { synchronize: false })
@Index(['account_id', 'created_at', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'name_key', 'id'], { where: 'deleted_at IS NULL' })
export class EmployeeEntity extends RecordEntity {
  @Column('text')
  first_name!: string;

  @Column('text', { nullable: true })
  middle_name!: string | null;

  @Column('text')
  last_name!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('boolean', { nullable: true })
  has_middle_name!: boolean | null;

  @Column('jsonb', { nullable: true })
  address!: Address | null;

  /** The name as lists sort it: the last name first, without case and accents. A trigger keeps it. */
  @Column({ type: 'text', nullable: true, collation: 'C' })
  name_key?: string | null;

  /** The words of name and e-mail address that a search may begin. A trigger keeps them. */
  @Column({ type: 'tsvector', nullable: true })
  name_words?: string | null;

  /** When nothing of the deleted employee was left, here and in what was told of them; only the id stays. */
  @Column('timestamptz', { nullable: true })
  destroyed_at?: Date | null;
}

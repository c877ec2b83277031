import type { Address } from '@firstday/domain';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../record.entity.js';

/** A position, with its place of work where that is known. */
@Entity('jobs')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index('jobs_deleted', ['account_id', 'deleted_at', 'id'], { where: 'deleted_at IS NOT NULL' })
@Index(['account_id', 'changed_xid'])
@Index('IDX_jobs_updated', ['account_id', 'updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('jobs_external_id', ['account_id', 'external_id'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_id IS NOT NULL',
})
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('jobs_custom_attributes', { synchronize: false })
@Index('jobs_former_external_id', { synchronize: false })
// Of expressions and trigrams, likewise: by these somebody is found.
@Index('jobs_name', { synchronize: false })
@Index('jobs_by_name', { synchronize: false })
export class JobEntity extends RecordEntity {
  @Column('text')
  name!: string;

  @Column('jsonb', { nullable: true })
  address!: Address | null;
}

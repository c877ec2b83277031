import type { Address } from '@firstday/domain';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../record.entity.js';

/** A position, with its place of work where that is known. */
@Entity('jobs')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['account_id', 'changed_xid'])
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('jobs_custom_attributes', { synchronize: false })
export class JobEntity extends RecordEntity {
  @Column('text')
  name!: string;

  @Column('jsonb', { nullable: true })
  address!: Address | null;
}

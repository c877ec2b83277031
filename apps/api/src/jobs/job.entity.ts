import type { Address } from '@firstday/domain';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../records/record.entity.js';

/** A position, with its place of work where that is known. */
@Entity('jobs')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['custom_attributes'], { type: 'gin' })
export class JobEntity extends RecordEntity {
  @Column('text')
  name!: string;

  @Column('jsonb', { nullable: true })
  address!: Address | null;
}

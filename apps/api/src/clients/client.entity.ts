import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../records/record.entity.js';

@Entity('clients')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index(['custom_attributes'], { type: 'gin' })
export class ClientEntity extends RecordEntity {
  @Column('text')
  name!: string;
}

import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../record.entity.js';

@Entity('clients')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
@Index('clients_deleted', ['account_id', 'deleted_at', 'id'], { where: 'deleted_at IS NOT NULL' })
@Index(['account_id', 'changed_xid'])
@Index(['account_id', 'updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('clients_external_id', ['account_id', 'external_id'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_id IS NOT NULL',
})
// TypeORM has no word for operator classes: this GIN index is written in the migration.
@Index('clients_custom_attributes', { synchronize: false })
@Index('clients_former_external_id', { synchronize: false })
// Of expressions and trigrams, likewise: by these somebody is found.
@Index('clients_name', { synchronize: false })
@Index('clients_by_name', { synchronize: false })
export class ClientEntity extends RecordEntity {
  @Column('text')
  name!: string;
}

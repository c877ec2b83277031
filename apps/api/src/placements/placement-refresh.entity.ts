import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A record that changed, whose placements are still to be looked at. A database trigger adds it with the change. */
@Entity('placement_refreshes')
export class PlacementRefreshEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  position!: string;

  @Column('text')
  account_id!: string;

  /** What the placement calls the record: `employee`, `employer`, `client` or `job`. */
  @Column('text')
  noun!: string;

  @Index()
  @Column({ type: 'text', collation: 'C' })
  record_id!: string;

  /** The last placement that was looked at; empty before the first. */
  @Column({ type: 'text', collation: 'C', default: '' })
  after_id!: string;

  /** How often the placement after that has failed, one try after the other. */
  @Column('smallint', { default: 0 })
  failures!: number;

  /** Not before then: it failed. */
  @Column('timestamptz', { nullable: true })
  retry_at!: Date | null;
}

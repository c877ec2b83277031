import type { IntegrityCheckStatus, IntegrityCounts, IntegrityFinding } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A check of all that an account keeps, as it went. */
@Entity('integrity_checks')
@Index(['account_id', 'id'])
@Index('integrity_checks_under_way', ['account_id'], {
  unique: true,
  where: `status IN ('waiting', 'running')`,
})
export class IntegrityCheckEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** Who asked for it: kinds and ids. */
  @Column('jsonb')
  started_by!: { readonly kind: string; readonly id: string | null };

  @Column('text')
  status!: IntegrityCheckStatus;

  @Column('jsonb')
  checked!: IntegrityCounts;

  @Column('boolean', { default: false })
  includes_anchors!: boolean;

  @Column('integer', { default: 0 })
  findings_count!: number;

  /** The first hundred: ids and words. */
  @Column('jsonb', { default: [] })
  findings!: readonly IntegrityFinding[];

  /** The last task that was looked at. */
  @Column({ type: 'text', collation: 'C', default: '' })
  last_task_id!: string;

  /** Not before; whoever works on it moves it on by a lease, so that it returns if that process dies. */
  @Index({ where: `status IN ('waiting', 'running')` })
  @Column('timestamptz')
  run_at!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** The name of what went wrong last; never a message, which could hold an answer. */
  @Column('text', { nullable: true })
  last_error!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;
}

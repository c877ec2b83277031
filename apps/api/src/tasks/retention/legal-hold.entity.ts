import type { SecurityActorKind } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Keeps what it covers from being destroyed. The database refuses it, too. */
@Entity('legal_holds')
@Index('IDX_legal_holds_account', ['account_id', 'id'])
@Index('IDX_legal_holds_active', ['account_id', 'subject_id'], { where: 'released_at IS NULL' })
export class LegalHoldEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'PK_legal_holds' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  subject_type!: 'employee' | 'employer' | 'task';

  @Column({ type: 'text', collation: 'C' })
  subject_id!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  placed_at!: Date;

  @Column('text')
  placed_by_kind!: SecurityActorKind;

  @Column('text', { nullable: true })
  placed_by_id!: string | null;

  @Column('timestamptz', { nullable: true })
  released_at!: Date | null;

  @Column('text', { nullable: true })
  released_by_kind!: SecurityActorKind | null;

  @Column('text', { nullable: true })
  released_by_id!: string | null;

  @Column('text', { nullable: true })
  release_reason!: string | null;
}

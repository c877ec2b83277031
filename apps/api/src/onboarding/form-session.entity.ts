import type { Side } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a hosted page works with after it exchanged its onboarding link. */
@Entity('form_sessions')
export class FormSessionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** SHA-256 of the bearer token. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('text')
  employee_id!: string;

  @Column('text')
  side!: Side;

  /** In the order of the link; null for all of the employee's living tasks. */
  @Column('text', { array: true, nullable: true })
  task_ids!: string[] | null;

  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('text', { nullable: true })
  theme_id!: string | null;

  @Column('text', { nullable: true })
  redirect_to!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz')
  last_used_at!: Date;
}

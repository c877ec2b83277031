import type { SecurityActorKind } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who did something: kinds and ids. */
export interface ReportActor {
  readonly kind: SecurityActorKind;
  readonly id: string | null;
}

/** Hires of an employer that a state is told of together. Its file is made when it is taken, and kept nowhere. */
@Entity('new_hire_reports')
@Index(['account_id', 'id'])
export class NewHireReportEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  employer_id!: string;

  /** The state that is told, two letters. */
  @Column('text')
  state!: string;

  /** They were reported in another way: there is no file. */
  @Column('boolean')
  is_elsewhere!: boolean;

  /** Names and addresses that do not fit are cut. */
  @Column('boolean')
  shortens!: boolean;

  @Column('integer')
  people!: number;

  @Column('jsonb')
  made_by!: ReportActor;

  @Column('timestamptz')
  created_at!: Date;

  /** Of the file as it was made last; null where there is none. */
  @Column('text', { nullable: true })
  file_sha256!: string | null;

  /** `YYYY-MM-DD`; null while nobody said that it was sent. */
  @Column('text', { nullable: true })
  sent_on!: string | null;

  @Column('jsonb', { nullable: true })
  sent_by!: ReportActor | null;

  @Column('text', { nullable: true })
  confirmation!: string | null;
}

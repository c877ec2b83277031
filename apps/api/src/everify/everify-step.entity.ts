import type { EverifyCaseStatus } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing that happened to a case: appended to, never changed. */
@Entity('everify_steps')
export class EverifyStepEntity {
  @PrimaryColumn('text', { collation: 'C' })
  case_id!: string;

  @PrimaryColumn('integer')
  sequence!: number;

  @Column('text')
  account_id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  what!: string;

  /** A kind of credential, `everify` for its own answers, `system` for this service. */
  @Column('text')
  by!: string;

  @Column('text', { nullable: true })
  by_id!: string | null;

  @Column('text', { nullable: true })
  from_status!: EverifyCaseStatus | null;

  @Column('text', { nullable: true })
  to_status!: EverifyCaseStatus | null;
}

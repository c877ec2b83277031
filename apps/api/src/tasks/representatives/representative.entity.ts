import type { PageLanguage, RepresentativeNamer } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who was named to examine an employee's documents for the employer. The row stays; who it was goes with the task. */
@Entity('representatives')
@Index(['account_id', 'task_id', 'id'])
@Index('IDX_representatives_to_look_at', ['account_id', 'task_id'], {
  where: 'signed_at IS NOT NULL AND reviewed_at IS NULL',
})
export class RepresentativeEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  @Column('text')
  employee_id!: string;

  /** The link that is theirs alone. */
  @Column('text')
  link_id!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  title!: string | null;

  /** What they read, where whoever named them said so. */
  @Column('text', { nullable: true })
  language!: PageLanguage | null;

  @Column('jsonb')
  named_by!: RepresentativeNamer;

  @Column('boolean')
  asks_for_pictures!: boolean;

  /** Keyed (`RepresentativeCodes`): whoever has the database cannot try codes against it. */
  @Column('text')
  code_hash!: string;

  @Column('integer', { default: 0 })
  wrong_tries!: number;

  @Column('timestamptz', { nullable: true })
  code_proved_at!: Date | null;

  /** Whether the code was given in a browser that had a session of the employee. */
  @Column('boolean', { nullable: true })
  on_employees_device!: boolean | null;

  @Column('timestamptz', { nullable: true })
  signed_at!: Date | null;

  @Column('text', { nullable: true })
  signature_id!: string | null;

  @Column('timestamptz', { nullable: true })
  reviewed_at!: Date | null;

  @Column('boolean', { default: false })
  is_accepted!: boolean;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;
}

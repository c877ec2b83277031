import type { InspectionPackageStatus, InspectionScope } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Forms of an employer as one archive, for an inspection. Made in parts; what it holds is in the file storage. */
@Entity('inspection_packages')
@Index(['account_id', 'id'], { where: 'deleted_at IS NULL' })
export class InspectionPackageEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  employer_id!: string;

  @Column('jsonb')
  scope!: InspectionScope;

  /** Who ordered it: kinds and ids. */
  @Column('jsonb')
  ordered_by!: Readonly<Record<string, string | null>>;

  @Column('boolean')
  is_narrowed!: boolean;

  @Column('text')
  status!: InspectionPackageStatus;

  @Column('integer')
  people!: number;

  /** Bytes of each part that is made, in their order; the last is the end of the archive. */
  @Column('jsonb', { default: [] })
  part_sizes!: readonly number[];

  @Column('text', { nullable: true })
  manifest_sha256!: string | null;

  /** Not before; whoever works on it moves it on by a lease, so that it returns if that process dies. */
  @Index({ where: `deleted_at IS NULL AND status IN ('waiting', 'making')` })
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
  ready_at!: Date | null;

  @Column('timestamptz')
  available_until!: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;
}

/** Who is in a package, as it was ordered: nobody else comes into it. */
@Entity('inspection_package_people')
@Index(['task_id'], { where: 'task_id IS NOT NULL' })
export class InspectionPackagePersonEntity {
  @PrimaryColumn('text', { collation: 'C' })
  package_id!: string;

  /** From 0, in the order of the roster. */
  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  account_id!: string;

  @Column('text')
  employee_id!: string;

  /** Null for whom there is no form. */
  @Column('text', { nullable: true })
  task_id!: string | null;

  /** What the form held was destroyed before the package was ordered. */
  @Column('boolean', { default: false })
  is_destroyed!: boolean;

  @Column('text', { nullable: true })
  hired_on!: string | null;

  @Column('text', { nullable: true })
  ended_on!: string | null;

  /** Null where nothing says so. */
  @Column('boolean', { nullable: true })
  is_employed!: boolean | null;
}

import type { EmployeeView } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A list of employees as a person of the account wants to find it again. */
@Entity('employee_views')
@Index('IDX_employee_views_user', ['account_id', 'user_id', 'id'])
@Index('IDX_employee_views_shared', ['account_id', 'id'], { where: 'is_shared' })
export class EmployeeViewEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** Whose it is. */
  @Column('text')
  user_id!: string;

  @Column('text')
  name!: string;

  /** Found by everybody who sees employees. */
  @Column('boolean', { default: false })
  is_shared!: boolean;

  @Column('jsonb')
  search!: EmployeeView['search'];

  @Column('text', { array: true })
  columns!: EmployeeView['columns'];

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import type { ComponentName } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A component's list as somebody wants to find it again. */
@Entity('custom_views')
@Index(['account_id', 'id'])
export class CustomViewEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  component!: ComponentName;

  @Column('text')
  name!: string;

  /** What its rows have in common, as filters of its component. */
  @Column('jsonb')
  filters!: Readonly<Record<string, string>>;

  @Column('text', { array: true })
  columns!: string[];

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

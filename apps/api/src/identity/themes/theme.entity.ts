import type { ThemeMode } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The colours and logo of an account's hosted pages and components. */
@Entity('themes')
@Index(['account_id', 'id'])
export class ThemeEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  name!: string;

  @Column('jsonb', { nullable: true })
  light!: ThemeMode | null;

  @Column('jsonb', { nullable: true })
  dark!: ThemeMode | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A user of the live account and one of the test account of the same organization that were proved to be one
 * person.
 */
@Entity('user_links')
export class UserLinkEntity {
  @PrimaryColumn('text', { collation: 'C' })
  live_user_id!: string;

  @Index({ unique: true })
  @Column({ type: 'text', collation: 'C' })
  test_user_id!: string;

  /** `person`: shown by themselves; `administrator`: said by somebody who administers both; `console`: by the operator. */
  @Column('text')
  made_by!: 'administrator' | 'console' | 'person';

  @Column('timestamptz')
  created_at!: Date;
}

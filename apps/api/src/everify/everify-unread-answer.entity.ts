import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer of E-Verify in a form that this version does not read, until the same is answered in one that it reads. */
@Entity('everify_unread_answers')
export class EverifyUnreadAnswerEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** The case that it is about, what was read of that for a person (`CASE/read`), `updates` or `sign_in`. */
  @PrimaryColumn('text', { collation: 'C' })
  subject!: string;

  /** What was asked, such as `POST /cases/{n}/submit`. */
  @Column('text')
  operation!: string;

  /** Status, keys and types of the answer, never its values. */
  @Column('text')
  structure!: string;

  @Column('timestamptz')
  since!: Date;
}

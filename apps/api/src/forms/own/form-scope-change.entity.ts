import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A form whose last edition, or whose use, says anew when it is asked for again: who completed it is still to be looked at. */
@Entity('form_scope_changes')
export class FormScopeChangeEntity {
  @PrimaryColumn('text', { collation: 'C' })
  form_id!: string;

  @Column('text')
  account_id!: string;

  /** The last employee who was looked at; empty before the first. */
  @Column({ type: 'text', collation: 'C', default: '' })
  after_id!: string;
}

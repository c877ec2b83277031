import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That an employee agreed to text messages, at one number. */
@Entity('text_consents')
export class TextConsentEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  /** The number that was on record: another one was not agreed to. */
  @Column('text')
  number_hash!: string;

  /** Who said so: the employee, or somebody for them. */
  @Column('text')
  agreed_by!: 'employee' | 'account';

  @Column('timestamptz')
  agreed_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name that messages to an employer's people come from, where it is not the employer's own. */
@Entity('employer_sender_names')
export class EmployerSenderNameEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  employer_id!: string;

  @Column('text')
  sender_name!: string;

  @Column('timestamptz')
  updated_at!: Date;
}

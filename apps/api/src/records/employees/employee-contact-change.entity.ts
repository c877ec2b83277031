import type { ContactChannel, SecurityActorKind } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who set or changed an employee's email address or phone number, and when. */
@Entity('employee_contact_changes')
export class EmployeeContactChangeEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  channel!: ContactChannel;

  /** The record's `updated_at`, which each change advances. */
  @PrimaryColumn('timestamptz')
  changed_at!: Date;

  @Column('text')
  account_id!: string;

  /** Null where there was none, or where the same one is only written differently. */
  @Column('bytea', { nullable: true })
  sealed_former!: Buffer | null;

  @Column('text')
  changed_by_type!: SecurityActorKind;

  /** As in the security log: the user, the API token or the employee. */
  @Column('text', { nullable: true })
  changed_by_id!: string | null;

  /** Everyone who could have made this change: see `ResponsibleActorsStore`. */
  @Column('text', { array: true })
  responsible_ids!: string[];

  /** When the change was confirmed from the former address. */
  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;
}

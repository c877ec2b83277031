import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser on which an employee entered sensitive answers. The form shows them on that browser and masks them on all others. */
@Entity('employee_devices')
export class EmployeeDeviceEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  /** SHA-256 of the browser's own secret; the session's id where the client has none. */
  @PrimaryColumn('text', { collation: 'C' })
  device_key!: string;

  @Column('text')
  account_id!: string;

  /** Keyed hashes of the answers that were entered here (`EnteredAnswerHasher`). */
  @Column('text', { array: true })
  entered!: string[];

  @Index('IDX_employee_devices_used')
  @Column('timestamptz')
  last_used_at!: Date;
}

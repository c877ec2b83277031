import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An employee whose completed forms are still to be looked at, since they were completed before deadlines were kept. */
@Entity('compliance_refreshes')
export class ComplianceRefreshEntity {
  @PrimaryColumn('text', { collation: 'C' })
  employee_id!: string;

  @Column('text')
  account_id!: string;
}

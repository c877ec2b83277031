import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer of the installation; it owns a live and a test account. */
@Entity('organizations')
export class OrganizationEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz')
  created_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a live account reaches E-Verify; user, password and the person who creates cases are sealed. */
@Entity('everify_connections')
export class EverifyConnectionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  @Column('text')
  base_url!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('timestamptz')
  updated_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Where the installation is: a process that runs elsewhere runs on a copy. Several rows where machines share a
 * database.
 */
@Entity('installation_places')
export class InstallationPlaceEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The server's own identifier, which a restored dump does not have, and the name of the database in it. */
  @Column('text')
  database!: string;

  /** The data folder; see `folder-identity.ts`. */
  @Column('text')
  path!: string;

  @Column('text')
  mark!: string;

  @Column('text', { nullable: true })
  machine!: string | null;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('timestamptz')
  recorded_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the mailbox of bounces was read, and who reads it now. One row. */
@Entity('bounce_readings')
export class BounceReadingEntity {
  @PrimaryColumn('text')
  id!: string;

  /** One worker at a time; it comes back if that one dies. */
  @Column('timestamptz')
  lease_until!: Date;

  /** Another one than before says that the numbers of messages begin anew. */
  @Column('double precision')
  uid_validity!: number;

  @Column('double precision')
  last_uid!: number;
}

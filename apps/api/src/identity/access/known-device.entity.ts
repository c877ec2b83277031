import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A browser in which a user has signed in: the cookie `__device`. A browser that several users share has a row for each. */
@Entity('known_devices')
@Unique(['hash', 'user_id'])
export class KnownDeviceEntity {
  /** Stays the same when the cookie is renewed, so that failures stay counted. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  account_id!: string;

  @Index()
  @Column('text')
  user_id!: string;

  /** SHA-256 in hex of the cookie's token. */
  @Column('text')
  hash!: string;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;
}

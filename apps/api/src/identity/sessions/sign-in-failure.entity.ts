import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often signing in has failed: columns as `rate-limiter-flexible` has them. */
@Entity('sign_in_failures')
export class SignInFailureEntity {
  /** A hash of what is counted, so that neither emails nor addresses can be read here. */
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** When the count resets, in milliseconds since 1970. */
  @Index()
  @Column('bigint', { nullable: true })
  expire!: string | null;
}

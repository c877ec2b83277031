import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often signing in has failed: columns as `rate-limiter-flexible` has them. */
@Entity('sign_in_failures')
export class SignInFailureEntity {
  /** What is counted, as a hash: neither an email nor an address can be read here. */
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** When counting begins anew, in milliseconds since 1970. */
  @Index()
  @Column('bigint', { nullable: true })
  expire!: string | null;
}

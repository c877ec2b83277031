import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a live account is signed in to E-Verify: shared by all processes, because E-Verify knows one token of a user. */
@Entity('everify_sign_ins')
export class EverifySignInEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** The connection that it belongs to, by the time it was set: a sign-in of an earlier user or password does not count. */
  @Column('timestamptz')
  connection_at!: Date;

  @Column('bytea', { nullable: true })
  sealed_token!: Buffer | null;

  @Column('timestamptz', { nullable: true })
  token_until!: Date | null;

  /** One process obtains the next token; this ends its turn if that process dies. */
  @Column('timestamptz', { nullable: true })
  renewing_until!: Date | null;

  /** The day on which the password expires, `YYYY-MM-DD`, as E-Verify said it last. */
  @Column('text', { nullable: true })
  password_expires_on!: string | null;

  /** Why E-Verify does not accept the user and password; then they are not tried again. */
  @Column('text', { nullable: true })
  refusal!: string | null;

  @Column('timestamptz')
  updated_at!: Date;
}

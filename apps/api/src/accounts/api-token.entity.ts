import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Index()
  @Column('text')
  account_id!: string;

  @Column('text')
  name!: string;

  /** SHA-256 in hex; the token itself is shown once and never stored. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('text')
  last_four!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A named inspector's access to one package. Neither its address nor its code is kept. */
@Entity('inspector_accesses')
@Index('inspector_accesses_of_package', ['account_id', 'package_id', 'id'])
export class InspectorAccessEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  package_id!: string;

  @Column('text')
  inspector_name!: string;

  @Column('text', { nullable: true })
  inspector_agency!: string | null;

  /** Of what the address holds. */
  @Index('inspector_accesses_token', { unique: true })
  @Column('text')
  token_hash!: string;

  /** Of address and code together: without the address nobody tries codes against it. */
  @Column('text')
  code_hash!: string;

  @Column('text')
  issuer_type!: 'api_token' | 'user_session';

  /** The token, or the user. */
  @Column('text')
  issuer_id!: string;

  /** Wrong codes in a row. */
  @Column('integer', { default: 0 })
  wrong_codes!: number;

  @Column('integer', { default: 0 })
  looks!: number;

  @Column('timestamptz', { nullable: true })
  last_look_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  ends_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A key that evidence is made with: it lasts as long as what it proves, so it is not one of the keyring's, which come and
 * go. It is kept sealed; whoever has the database alone has none of it.
 */
@Entity('evidence_keys')
@Index('evidence_keys_purpose', ['purpose'], { unique: true, where: 'retired_at IS NULL' })
export class EvidenceKeyEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'evidence_keys_pkey' })
  id!: string;

  /** What it is for, such as `document_seal`: one key at a time. */
  @Column('text')
  purpose!: string;

  /** What others check its evidence with; null where only this installation can. */
  @Column('text', { nullable: true })
  public_part!: string | null;

  @Column('bytea')
  sealed!: Buffer;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;
}

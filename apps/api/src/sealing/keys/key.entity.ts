import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Progress of re-encrypting with the current key. */
export interface ResealingProgress {
  /** The number of this pass over everything. */
  readonly pass: number;
  readonly began_at: string;
  /** The place being processed: a sealed column by its name, or `files`. */
  readonly place: string;
  /** The primary key of the last row processed there. */
  readonly after: readonly string[] | null;
  /** Values resealed in this pass, and in all passes together. */
  readonly in_pass: number;
  readonly resealed: number;
}

/** A key of the installation as recorded in the database: by a fingerprint from which the key cannot be derived. */
@Entity('keys')
export class KeyEntity {
  /** The start of the fingerprint, written in the header of sealed values. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  fingerprint!: string;

  @Column('timestamptz')
  created_at!: Date;

  /** From when on it is the current key, until a later one takes over. */
  @Column('timestamptz')
  current_from!: Date;

  /** Whether values without a key id may be sealed with it: it was in use before headers named keys. */
  @Column('boolean', { default: false })
  seals_unnamed!: boolean;

  @Column('jsonb', { nullable: true })
  progress!: ResealingProgress | null;

  /** When everything had been resealed with it. */
  @Column('timestamptz', { nullable: true })
  resealed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}

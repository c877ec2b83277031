import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the sealing anew has come. */
export interface ResealingProgress {
  /** Which time this is that everything is gone through. */
  readonly pass: number;
  readonly began_at: string;
  /** What is being gone through: a sealed column by its name, or `files`. */
  readonly place: string;
  /** The key of the last row that was looked at there. */
  readonly after: readonly string[] | null;
  /** How many values this pass has sealed anew, and all passes together. */
  readonly in_pass: number;
  readonly resealed: number;
}

/** A key of the installation, as the database knows it: by a fingerprint that leads nobody to the key. */
@Entity('keys')
export class KeyEntity {
  /** The beginning of the fingerprint: what sealed values name. */
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  fingerprint!: string;

  @Column('timestamptz')
  created_at!: Date;

  /** From when on it seals, until another one does. */
  @Column('timestamptz')
  current_from!: Date;

  /** Whether values that name no key may be its own: it was here before values named their keys. */
  @Column('boolean', { default: false })
  seals_unnamed!: boolean;

  @Column('jsonb', { nullable: true })
  progress!: ResealingProgress | null;

  /** When everything had been sealed anew with it. */
  @Column('timestamptz', { nullable: true })
  resealed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}

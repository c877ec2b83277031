import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One entry of the signed log of anchors: what the heads of audit trails were at a moment. */
@Entity('trail_anchors')
@Index('trail_anchors_at', { synchronize: false })
export class AnchorEntity {
  /** From 1, without gaps. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'trail_anchors_pkey' })
  sequence!: number;

  @Column('timestamptz')
  at!: Date;

  /** How many trails it anchors. */
  @Column('integer')
  heads!: number;

  /** Of the Merkle tree of their heads (RFC 9162), in hex. */
  @Column('text')
  root!: string;

  /** Of the anchor before. */
  @Column('text')
  previous_hash!: string;

  /** SHA-256 of all of the above, written one way. */
  @Column('text')
  hash!: string;

  /** Of the hash: Ed25519, base64. */
  @Column('text')
  signature!: string;

  @Column('text')
  key_id!: string;
}

/** A trail's head, and what shows that an anchor holds it. */
@Entity('anchored_heads')
@Index('anchored_heads_of_anchor', ['anchor_sequence', 'leaf_index'])
export class AnchoredHeadEntity {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'anchored_heads_pkey' })
  task_id!: string;

  /** Of the trail's last entry at that moment. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'anchored_heads_pkey' })
  sequence!: number;

  @Column('text')
  hash!: string;

  @Column('integer')
  anchor_sequence!: number;

  @Column('integer')
  leaf_index!: number;

  @Column('text', { array: true })
  path!: string[];
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a time-stamp authority says of an anchor: that it was there then. */
@Entity('anchor_time_stamps')
export class AnchorTimeStampEntity {
  /** Of the anchor. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'anchor_time_stamps_pkey' })
  sequence!: number;

  /** The anchor's, which is what was stamped. */
  @Column('text')
  hash!: string;

  /** The authority's time. */
  @Column('timestamptz')
  at!: Date;

  /** DER, base64 (RFC 3161). */
  @Column('text')
  token!: string;
}

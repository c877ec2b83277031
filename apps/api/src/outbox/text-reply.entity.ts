import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A reply that was taken, by the id that its sender gave it: the same one has no effect again. */
@Entity('text_replies')
export class TextReplyEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Index('IDX_text_replies_received')
  @Column('timestamptz')
  received_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A number that answered STOP. All accounts send from the operator's number, so it is told none of theirs. */
@Entity('text_stops')
export class TextStopEntity {
  @PrimaryColumn('text', { collation: 'C' })
  number_hash!: string;

  @Column('timestamptz')
  stopped_at!: Date;
}

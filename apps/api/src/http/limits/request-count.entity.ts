import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests a caller made in its last window, all processes together. The table is unlogged: a crash forgets it. */
@Entity('request_counts')
export class RequestCountEntity {
  /** The id of a token or session, or an address. */
  @PrimaryColumn('text', { collation: 'C' })
  key!: string;

  /** The window's number: ten seconds each, from 1970 on. Without an index, so that a row can change in place. */
  @Column('bigint')
  window!: string;

  @Column('integer')
  requests!: number;
}

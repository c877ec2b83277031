import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An event whose deliveries are still to be written. The database adds it with the event (a trigger), whoever writes the
 * event: a narrow row that goes again costs less than marking the event.
 */
@Entity('event_queue')
export class QueuedEventEntity {
  /** That of the event. */
  @PrimaryColumn('bigint')
  position!: string;

  @Column({ type: 'text', collation: 'C' })
  event_id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  kind!: string;

  @Column({ type: 'text', collation: 'C' })
  resource_id!: string;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An event whose deliveries are not written yet. A database trigger adds it with the event: inserting and deleting
 * a narrow row is cheaper than updating the event.
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

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The outbox: an event is written in the transaction that makes the change. */
@Entity('events')
@Index(['account_id', 'id'])
@Index(['account_id', 'xid', 'position'])
@Index(['account_id', 'resource_id'])
export class EventEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  /** A kind of the catalogue, e.g. `employee.created`. */
  @Column('text')
  kind!: string;

  /** The record that changed. */
  @Column('text')
  resource_id!: string;

  /** The resource as the API returns it, sensitive values masked. */
  @Column('jsonb')
  data!: unknown;

  @Column('timestamptz')
  created_at!: Date;

  /**
   * The order in which the changes of one resource were committed: each is written under the resource's row lock. Ids
   * are made from the requests' clocks and are not in that order.
   */
  @Column('bigint', { generated: 'increment' })
  position!: string;

  /** The transaction that wrote it: whoever reads on waits for those still on their way. */
  @Column('bigint', { default: () => 'current_xid()' })
  xid?: string;
}

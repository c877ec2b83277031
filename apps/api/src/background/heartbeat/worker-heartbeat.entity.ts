import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a worker, whichever it was, said last that it is alive. One row. */
@Entity('worker_heartbeats')
export class WorkerHeartbeatEntity {
  @PrimaryColumn('text')
  id!: string;

  /** By the database's clock, as every worker has another one. */
  @Column('timestamptz')
  beat_at!: Date;
}

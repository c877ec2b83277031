/** How far a server has written, or replayed, what it has from another. */
export interface LogPosition {
  /** In bytes of the write-ahead log. */
  readonly position: bigint;
  /** Each promotion begins one: positions of different timelines cannot be compared. */
  readonly timeline: number;
}

/** What a replica says of itself. */
export interface ReplicaPosition extends LogPosition {
  /** A server that was promoted is none, and goes its own way. */
  readonly isStandby: boolean;
  /** The number of its cluster. */
  readonly system: string;
}

/** Whether whoever has replayed so far has everything that was written by then. */
export const covers = (replayed: LogPosition, written: LogPosition): boolean =>
  replayed.timeline === written.timeline && replayed.position >= written.position;

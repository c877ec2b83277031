import type { HistoryEntry, HistoryKind, Permission } from '@firstday/domain';
import type { Context } from '../../context/index.js';

/** An entry of a history, before which others are asked for. */
export interface HistoryPlace {
  readonly at: Date;
  readonly id: string;
}

export interface HistoryPart {
  readonly employeeId: string;
  /** Entries of this kind alone; all of the source where it is not said. */
  readonly kind: HistoryKind | undefined;
  /** Where the page before ended; undefined for the first one. */
  readonly before: HistoryPlace | undefined;
  readonly most: number;
}

/** Something that keeps what happened to people. */
export interface HistorySource {
  readonly kinds: readonly HistoryKind[];
  /** Who sees entries of the source: the context is given with the access rules of the groups that grant it. */
  readonly needs: Permission;
  /** The newest entries before the place, at most so many; in any order. */
  list(ctx: Context, part: HistoryPart): Promise<readonly HistoryEntry[]>;
}

interface Placed {
  readonly at: string;
  readonly id: string;
}

/** The newest first; of one moment by their ids, as PostgreSQL compares them in the collation "C". */
export const newestFirst = (one: Placed, other: Placed): number =>
  compare(other.at, one.at) || compare(other.id, one.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** For sources that read all that they have. */
export const isBefore = (entry: Placed, place: HistoryPlace | undefined): boolean =>
  place === undefined || newestFirst({ at: place.at.toISOString(), id: place.id }, entry) < 0;

/** Whoever it was, nobody wrote it down. */
export const unknownActor: HistoryEntry['actor'] = { kind: 'unknown', id: null, name: null };

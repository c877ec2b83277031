import { EventId, EventKind } from '@firstday/domain';
import { dayIn } from '../shell/day-in';

/** What the address asks of what happened; what it does not ask is empty. */
export interface EventSearch {
  readonly kind: EventKind | '';
  /** Id of the record that it happened to. */
  readonly record: string;
  readonly since: string;
  readonly until: string;
  /** The last event of the page before. */
  readonly after: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseEventSearch(given: Given): EventSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    kind: EventKind.safeParse(text('kind')).data ?? '',
    record: /^[a-z]{1,12}_[0-9A-Za-z]{1,40}$/.test(text('record')) ? text('record') : '',
    since: dayIn(text('since')),
    until: dayIn(text('until')),
    after: EventId.safeParse(text('after')).data ?? '',
  };
}

/** The same, as the API is asked: newest first, days as whole days of UTC, and what is empty left out. */
export const eventQuery = ({ kind, record, since, until, after }: EventSearch) => ({
  type: kind || undefined,
  resource_id: record || undefined,
  created_at_gte: since ? `${since}T00:00:00.000Z` : undefined,
  created_at_lte: until ? `${until}T23:59:59.999Z` : undefined,
  starting_after: after || undefined,
  sort: '-created_at' as const,
  per_page: 50,
});

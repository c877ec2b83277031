import { DeliveredKind, DeliveryStatus, EventId } from '@firstday/domain';
import { dayIn } from '../shell/day-in';

/** What the address asks of the log of a webhook; what it does not ask is empty. */
export interface DeliverySearch {
  readonly status: DeliveryStatus | '';
  readonly kind: DeliveredKind | '';
  readonly since: string;
  readonly until: string;
  /** The last delivery of the page before. */
  readonly after: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseDeliverySearch(given: Given): DeliverySearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    status: DeliveryStatus.safeParse(text('status')).data ?? '',
    kind: DeliveredKind.safeParse(text('kind')).data ?? '',
    since: dayIn(text('since')),
    until: dayIn(text('until')),
    after: EventId.safeParse(text('after')).data ?? '',
  };
}

/** The same, as the API is asked: days are whole days of UTC, and what is empty is left out. */
export const deliveryQuery = ({ status, kind, since, until, after }: DeliverySearch) => ({
  status: status || undefined,
  kind: kind || undefined,
  created_at_gte: since ? `${since}T00:00:00.000Z` : undefined,
  created_at_lte: until ? `${until}T23:59:59.999Z` : undefined,
  starting_after: after || undefined,
  per_page: 20,
});

import { SecurityEventKind, SecurityEventOutcome } from '@firstday/domain';
import { dayIn } from '../shell/day-in';

/** What the address asks of the log; what it does not ask is empty. */
export interface LogSearch {
  readonly kind: string;
  readonly outcome: string;
  readonly actor: string;
  readonly subject: string;
  readonly since: string;
  readonly until: string;
  readonly cursor: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseLogSearch(given: Given): LogSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    kind: SecurityEventKind.safeParse(text('kind')).data ?? '',
    outcome: SecurityEventOutcome.safeParse(text('outcome')).data ?? '',
    actor: idIn(text('actor')),
    subject: idIn(text('subject')),
    since: dayIn(text('since')),
    until: dayIn(text('until')),
    cursor: /^sev_[0-9A-Za-z]{22}$/.test(text('cursor')) ? text('cursor') : '',
  };
}

/** The same, as the API is asked: days are whole days of UTC, and what is empty is left out. */
export function logQuery({ kind, outcome, actor, subject, since, until, cursor }: LogSearch) {
  return {
    kind: kind || undefined,
    outcome: outcome || undefined,
    actor_id: actor || undefined,
    subject_id: subject || undefined,
    since: since ? `${since}T00:00:00.000Z` : undefined,
    until: until ? `${until}T23:59:59.999Z` : undefined,
    cursor: cursor || undefined,
  };
}

const idIn = (text: string): string => (/^[a-z]{1,12}_[0-9A-Za-z]{1,40}$/.test(text) ? text : '');

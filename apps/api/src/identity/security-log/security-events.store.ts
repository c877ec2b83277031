import type { SecurityEventExportQuery, SecurityEventKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, smallestIdAt } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { actorSql } from './actor-sql.js';
import type { SecurityEventEntity } from './security-event.entity.js';

/** An entry, and what its actor and its subject are called now. */
export interface NamedSecurityEvent extends SecurityEventEntity {
  readonly actor_name: string | null;
  readonly subject_name: string | null;
}

/** Which entries to read: those that match the filter, before the given id. */
export interface SecurityEventsQuery {
  readonly filter: SecurityEventExportQuery;
  readonly before: string | undefined;
  readonly most: number;
}

/** What is asked of the log about one thing: as its subject, or as what the detail of an entry names. */
export interface HistoryQuery {
  readonly kinds: readonly SecurityEventKind[];
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, string>>;
  /** When the thing came to be: nothing about it is older. */
  readonly since: Date;
}

/** What is asked of the log about several things, a page at a time. */
export interface AboutQuery {
  readonly kinds: readonly SecurityEventKind[];
  readonly subjectIds: readonly string[];
  /** Whom entries about a list of records may name. */
  readonly recordId: string;
  /** The entry before which others are asked for. */
  readonly before: { readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
}

const named = (entries: string) =>
  `SELECT entry.*, ${actorSql.name} AS actor_name,
          coalesce(person.email, made.name, held.name) AS subject_name
     FROM (${entries}) entry
     ${actorSql.join('entry')}
     LEFT JOIN users person ON person.account_id = entry.account_id AND person.id = entry.subject_id
     LEFT JOIN api_tokens made ON made.account_id = entry.account_id AND made.id = entry.subject_id
     LEFT JOIN user_groups held ON held.account_id = entry.account_id AND held.id = entry.subject_id
    ORDER BY entry.id DESC`;

const about = statement(
  'securityEvents.listAbout',
  named(
    `SELECT * FROM security_events WHERE account_id = $1 AND kind = ANY ($2) AND id >= $3
        AND (subject_id = $4 OR detail @> $5::jsonb) ORDER BY id DESC LIMIT $6`,
  ),
);

/** Each thing's newest by the index of subjects, and the lists that name the record: however long the log is. */
const ofSubjects = statement(
  'securityEvents.listOfSubjects',
  named(
    `SELECT * FROM (
       SELECT event.* FROM unnest($3::text[]) AS subject (id)
         CROSS JOIN LATERAL (SELECT * FROM security_events
            WHERE account_id = $1 AND subject_id = subject.id AND kind = ANY ($2) AND id < $5 AND (at, id) < ($6, $7)
            ORDER BY id DESC LIMIT $8) event
       UNION ALL
       (SELECT * FROM security_events
         WHERE account_id = $1 AND kind = ANY ($2) AND id < $5 AND (at, id) < ($6, $7)
           AND detail ? 'record_ids' AND (detail -> 'record_ids') ? $4
         ORDER BY id DESC LIMIT $8)) found
      ORDER BY id DESC LIMIT $8`,
  ),
);

/** The SQL that reads the security log. Ids are made in the order of time, so that a span of time is one of ids. */
@Injectable()
export class SecurityEventsStore {
  list(ctx: Context, { filter, before, most }: SecurityEventsQuery): Promise<NamedSecurityEvent[]> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['account_id = $1', ...conditionsOf(filter, mark)];
    if (before !== undefined) conditions.push(`id < ${mark(before)}`);
    const entries = `SELECT * FROM security_events WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT ${mark(most)}`;
    return ctx.db.run<NamedSecurityEvent & Record<string, unknown>>(
      hashedStatement('security_events', named(entries)),
      values,
    );
  }

  listAbout(
    ctx: Context,
    { kinds, subjectId, detail, since }: HistoryQuery,
    most: number,
  ): Promise<NamedSecurityEvent[]> {
    const first = smallestIdAt('securityEvent', since);
    const values = [ctx.account.id, kinds, first, subjectId, JSON.stringify(detail), most];
    return ctx.db.run<NamedSecurityEvent & Record<string, unknown>>(about, values);
  }

  listOfSubjects(ctx: Context, query: AboutQuery): Promise<NamedSecurityEvent[]> {
    const { kinds, subjectIds, recordId, before, most } = query;
    const at = before?.at ?? endOfTime;
    const bound = before ? smallestIdAt('securityEvent', justAfter(at.toISOString())) : 'sev_~';
    const values = [ctx.account.id, kinds, subjectIds, recordId, bound, at, before?.id ?? '~', most];
    return ctx.db.run<NamedSecurityEvent & Record<string, unknown>>(ofSubjects, values);
  }
}

const endOfTime = new Date('9999-12-31T00:00:00Z');

function conditionsOf(filter: SecurityEventExportQuery, mark: (value: unknown) => string): string[] {
  const columns = ['actor_id', 'credential_id', 'subject_type', 'ip', 'outcome'] as const;
  const equal = columns
    .filter((column) => filter[column] !== undefined)
    .map((column) => `${column} = ${mark(filter[column])}`);
  const { kind, subject_id, since, until } = filter;
  return [
    ...equal,
    ...(kind ? [`kind = ANY (${mark(kind)})`] : []),
    ...(subject_id === undefined ? [] : [aboutSql(mark(subject_id))]),
    ...(since === undefined ? [] : [`id >= ${mark(smallestIdAt('securityEvent', new Date(since)))}`]),
    ...(until === undefined ? [] : [`id < ${mark(smallestIdAt('securityEvent', justAfter(until)))}`]),
  ];
}

/** An entry about a list of records names each of them. */
const aboutSql = (id: string): string =>
  `(subject_id = ${id} OR (detail ? 'record_ids' AND (detail -> 'record_ids') ? ${id}))`;

/** Both ends of a span are in it. */
const justAfter = (moment: string): Date => new Date(new Date(moment).getTime() + 1);

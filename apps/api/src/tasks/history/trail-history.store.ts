import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { formSql } from '../../forms/index.js';
import { actorSql, recordScope } from '../../identity/index.js';
import type { AuditKind } from '../signing/audit-chain-hash.js';
import type { HistoryPart, HistorySource } from './history-source.js';

/** Looking at something: who has seen it. */
const accessKinds: readonly AuditKind[] = ['previewed', 'downloaded', 'audit_read', 'exported'];
/** Steps of one act, of which another entry tells. */
const leftOut: readonly AuditKind[] = [
  'visited',
  'acknowledged',
  'version_kept',
  'signature_voided',
  'index_attested',
];
/** Words and ids of the product: reasons and answers are typed by people. */
const shownDetails = [
  'section_id',
  'role',
  'method',
  'part',
  'file_id',
  'document_id',
  'to_employee_id',
] as const;

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly task_id: string;
  readonly kind: AuditKind;
  readonly at: Date;
  readonly actor: Readonly<Record<string, string | null>>;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly form_name: string;
}

/** The audit trails of somebody's forms, withdrawn ones too, as far as the caller sees the forms. */
@Injectable()
export class TrailHistoryStore implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['form', 'access'];
  readonly needs = 'task:view';

  async list(ctx: Context, { employeeId, kind, before, most }: HistoryPart): Promise<HistoryEntry[]> {
    const values: unknown[] = [ctx.account.id, employeeId, leftOut, most];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const scope = recordScope(ctx.actor, 'tasks', mark) ?? 'TRUE';
    const conditions = [
      'event.kind <> ALL ($3)',
      ...(kind === 'form' ? [`event.kind <> ALL (${mark(accessKinds)})`] : []),
      ...(kind === 'access' ? [`event.kind = ANY (${mark(accessKinds)})`] : []),
      ...(before
        ? [`(event.at, ${keySql}) < (${mark(before.at)}::timestamptz, ${mark(before.id)}::text)`]
        : []),
    ];
    const text = `SELECT entry.*, ${actorSql.name} AS actor_name
       FROM (SELECT event.account_id, event.task_id, event.kind, event.at, event.actor, event.detail,
                    ${keySql} AS key, ${actorIdSql} AS actor_id, mine.form_name
               FROM (SELECT tasks.id, forms.name AS form_name FROM tasks ${formSql.join('tasks')}
                      WHERE tasks.account_id = $1 AND tasks.employee_id = $2 AND ${scope}) mine
               JOIN audit_events event ON event.task_id = mine.id
              WHERE ${conditions.join(' AND ')}
              ORDER BY event.at DESC, key DESC LIMIT $4) entry ${actorSql.join('entry')}`;
    return (await ctx.db.run<Row>(statement('', text), values)).map(toEntry);
  }
}

/** Numbers of one length compare as texts do. */
const keySql = `(event.task_id || '.' || lpad(event.sequence::text, 6, '0')) COLLATE "C"`;
const actorIdSql = `coalesce(event.actor ->> 'user_id', event.actor ->> 'api_token_id', event.actor ->> 'employee_id')`;

const toEntry = ({
  key,
  task_id,
  kind,
  at,
  actor,
  actor_id,
  actor_name,
  detail,
  form_name,
}: Row): HistoryEntry => ({
  id: key,
  at: at.toISOString(),
  kind: accessKinds.includes(kind) ? 'access' : 'form',
  action: kind,
  actor: { kind: actor['kind'] ?? 'unknown', id: actor_id, name: actor_name },
  subject: { type: 'task', id: task_id, name: form_name },
  detail: { ...wordsOf(detail), ...(actor['side'] ? { side: actor['side'] } : {}) },
});

function wordsOf(detail: Readonly<Record<string, unknown>>): HistoryEntry['detail'] {
  const words = shownDetails.flatMap((name) => {
    const value = detail[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { paths } = detail;
  return { ...Object.fromEntries(words), ...(Array.isArray(paths) ? { count: paths.length } : {}) };
}

import { type NewSecurityEvent, securityEventKinds } from '@firstday/domain';
import { type Context, type InsertTarget, newId, type Origin } from '../../context/index.js';
import type { SecurityActor } from './security-actor.js';
import type { SecurityEventEntity } from './security-event.entity.js';

export const securityEvents: InsertTarget = {
  table: 'security_events',
  columns: [
    'id',
    'account_id',
    'at',
    'kind',
    'outcome',
    'actor_kind',
    'actor_id',
    'credential_id',
    'ip',
    'user_agent',
    'request_id',
    'subject_type',
    'subject_id',
    'detail',
  ],
};

/** The account, time, origin and actor of an entry. */
export interface EventCircumstances extends SecurityActor {
  readonly account_id: string;
  readonly at: Date;
  readonly origin: Origin;
  readonly request_id: Context['requestId'];
}

const mostUserAgent = 512;
const mostOther = 128;

/** @throws ZodError where the detail does not match its kind's schema: a programming error */
export function securityEventRow(
  { origin, ...circumstances }: EventCircumstances,
  { kind, subject, outcome = 'succeeded', detail = {} }: NewSecurityEvent,
): SecurityEventEntity {
  return {
    ...circumstances,
    id: newId('securityEvent', circumstances.at),
    kind,
    outcome,
    ip: storable(origin.ip, mostOther),
    user_agent: storable(origin.userAgent, mostUserAgent),
    request_id: storable(circumstances.request_id, mostOther),
    subject_type: subject?.type ?? null,
    subject_id: subject?.id.slice(0, mostOther) ?? null,
    detail: securityEventKinds[kind].detail.parse(detail),
  };
}

/** Makes a caller's headers storable in PostgreSQL. */
const storable = (text: string, most: number): string =>
  text.slice(0, most).replaceAll(/\0|\p{Surrogate}/gu, '');

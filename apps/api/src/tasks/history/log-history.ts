import type { HistoryEntry, HistoryKind, SecurityEvent, SecurityEventKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityHistoryService } from '../../identity/index.js';
import type { HistoryPart } from './history-source.js';

type Subject = HistoryEntry['subject'];

interface LoggedPart {
  readonly kind: HistoryKind;
  readonly events: readonly SecurityEventKind[];
  /** The records under which the log has it; entries under other ids are about the employee. */
  readonly subjects: readonly Subject[];
  /** Other ids under which the log has it, such as links. */
  readonly more?: readonly string[];
}

/** What the security log has of somebody, as entries of their history. Addresses and programs stay in the log. */
@Injectable()
export class LogHistory {
  constructor(private readonly log: SecurityHistoryService) {}

  async list(ctx: Context, part: HistoryPart, asked: LoggedPart): Promise<HistoryEntry[]> {
    const { employeeId: recordId, before, most } = part;
    const subjectIds = [recordId, ...asked.subjects.map(({ id }) => id), ...(asked.more ?? [])];
    const kinds = asked.events;
    const events = await this.log.listOfSubjects(ctx, { kinds, subjectIds, recordId, before, most });
    const subjects = new Map(asked.subjects.map((subject) => [subject.id, subject]));
    const employee: Subject = { type: 'employee', id: recordId, name: null };
    return events.map((event) =>
      toEntry(asked.kind, event, subjects.get(event.subject?.id ?? '') ?? employee),
    );
  }
}

const toEntry = (kind: HistoryKind, event: SecurityEvent, subject: Subject): HistoryEntry => ({
  id: event.id,
  at: event.at,
  kind,
  action: event.kind,
  actor: event.actor,
  subject,
  // A list names everybody who was on it: of others nothing is told here.
  detail: Object.fromEntries(Object.entries(event.detail).filter(([name]) => name !== 'record_ids')),
});

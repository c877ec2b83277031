import type { SecurityEvent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type AboutQuery, type HistoryQuery, SecurityEventsStore } from './security-events.store.js';
import { toSecurityEvent } from './to-security-event.js';

const most = 100;

/** What the security log has of one thing, for pages of that thing: whoever asks decides who may see it. */
@Injectable()
export class SecurityHistoryService {
  constructor(private readonly store: SecurityEventsStore) {}

  /** The newest hundred, newest first. */
  async list(ctx: Context, query: HistoryQuery): Promise<readonly SecurityEvent[]> {
    return (await this.store.listAbout(ctx, query, most)).map(toSecurityEvent);
  }

  /** What there is about some things before a place, newest first. */
  async listOfSubjects(ctx: Context, query: AboutQuery): Promise<readonly SecurityEvent[]> {
    return (await this.store.listOfSubjects(ctx, query)).map(toSecurityEvent);
  }
}

import { Readable } from 'node:stream';
import type { SecurityEventExportQuery, SecurityEventListQuery, SecurityEventPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { hasPermissionForAll } from '../access/permit.js';
import { type Context, forbidden } from '../../context/index.js';
import { SecurityEventsStore } from './security-events.store.js';
import { SecurityLogService } from './security-log.service.js';
import { toSecurityEvent } from './to-security-event.js';

const batch = 1000;

/** Reads the security log: a page at a time, or all of a span as lines of JSON. */
@Injectable()
export class SecurityEventsService {
  constructor(
    private readonly store: SecurityEventsStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: SecurityEventListQuery): Promise<SecurityEventPage> {
    assertSeesWholeLog(ctx);
    const { cursor, per_page: perPage = 20, ...filter } = query;
    const rows = await this.store.list(ctx, { filter, before: cursor, most: perPage + 1 });
    const data = rows.slice(0, perPage).map(toSecurityEvent);
    return { data, next_cursor: rows.length > perPage ? (data.at(-1)?.id ?? null) : null };
  }

  /** Later entries are in the next export: a range without an end ends now. */
  async export(ctx: Context, query: SecurityEventExportQuery): Promise<Readable> {
    assertSeesWholeLog(ctx);
    const filter = { ...query, until: query.until ?? ctx.now.toISOString() };
    await this.log.record(ctx, { kind: 'security_log.exported' });
    return Readable.from(this.lines(ctx, filter), { objectMode: false });
  }

  /** A batch is read once the previous one was consumed: a slow reader costs no memory, and holds no connection. */
  private async *lines(ctx: Context, filter: SecurityEventExportQuery): AsyncGenerator<string> {
    let before: string | undefined;
    do {
      const rows = await this.store.list(ctx, { filter, before, most: batch });
      if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(toSecurityEvent(row))}\n`).join('');
      before = rows.length === batch ? rows.at(-1)?.id : undefined;
    } while (before !== undefined);
  }
}

/** The log is about every record of the account: who sees only some of them does not see it. */
function assertSeesWholeLog({ actor }: Context): void {
  if (!hasPermissionForAll(actor, 'security_log:view'))
    throw forbidden('The security log is for those who see every record of the account');
}

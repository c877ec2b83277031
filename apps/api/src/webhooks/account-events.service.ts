import {
  type AccountEvent,
  type AccountEventPage,
  type AccountEventQuery,
  EventKind,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden, notFound } from '../context/index.js';
import { AccountEventsStore } from '../events/index.js';
import { hasPermissionForAll } from '../identity/index.js';
import { permissionsToSee } from './permissions-to-see.js';

type Row = NonNullable<Awaited<ReturnType<AccountEventsStore['find']>>>;

/** What happened, for those who may see every record of a kind: an event says of a record what it was, whoever sees it now. */
@Injectable()
export class AccountEventsService {
  constructor(private readonly store: AccountEventsStore) {}

  async list(ctx: Context, query: AccountEventQuery): Promise<AccountEventPage> {
    const limit = query.per_page ?? 20;
    const after = query.starting_after && (await this.store.findPlace(ctx, query.starting_after));
    if (query.starting_after && !after)
      throw badRequest('That event is not kept any more: begin with created_at_gte');
    const kinds = visibleKinds(ctx, query.type);
    const rows = await this.store.list(ctx, query, { kinds, after: after || undefined, limit: limit + 1 });
    const data = rows.slice(0, limit).map(toAccountEvent);
    return { data, has_more: rows.length > limit, next_cursor: data.at(-1)?.id ?? null };
  }

  async getById(ctx: Context, id: string): Promise<AccountEvent> {
    const row = await this.store.find(ctx, id);
    const kind = EventKind.safeParse(row?.kind);
    if (!row || !kind.success || !maySee(ctx, kind.data)) throw notFound('event');
    return toAccountEvent(row);
  }
}

/** @throws ProblemError 403 where the kind that was asked for says of records what the caller may not see */
function visibleKinds(ctx: Context, asked: EventKind | undefined): readonly EventKind[] {
  if (asked === undefined) return EventKind.options.filter((kind) => maySee(ctx, kind));
  if (!maySee(ctx, asked)) throw forbidden('Events of this kind are for those who may see all such records');
  return [asked];
}

const maySee = ({ actor }: Context, kind: EventKind): boolean =>
  permissionsToSee([kind]).every((permission) => hasPermissionForAll(actor, permission));

const toAccountEvent = ({ id, kind, resource_id, created_at, data }: Row): AccountEvent => ({
  id,
  type: EventKind.parse(kind),
  timestamp: created_at.toISOString(),
  resource_id,
  data: JSON.parse(data),
});

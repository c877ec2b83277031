import {
  type ConnectedOrganization,
  type ConnectedOrganizationListQuery,
  type DeleteConnectedOrganizationQuery,
  type DeletedConnectedOrganization,
  type NumberedPage,
  restorableDays,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { tokenCacheOf } from '../access/token-cache.js';
import { acrossAccounts, badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { organizationOrNotFound, subjectOf, toOrganization } from './connected-organizations.service.js';
import { ConnectedOrganizationsStore } from './connected-organizations.store.js';
import { DeletedOrganizationsStore } from './deleted-organizations.store.js';
import { OrganizationPartsService } from './organization-parts.service.js';

/**
 * Deletes connected organizations, and restores them within 30 days, or for as long as they have what the law
 * or a legal hold keeps. Their records stay, but no token, link or session gives access any more, neither theirs nor ours.
 */
@Injectable()
export class ConnectedOrganizationDeletionService {
  constructor(
    private readonly organizations: ConnectedOrganizationsStore,
    private readonly store: DeletedOrganizationsStore,
    private readonly parts: OrganizationPartsService,
    private readonly log: SecurityLogService,
  ) {}

  async list(
    ctx: Context,
    query: ConnectedOrganizationListQuery,
  ): Promise<NumberedPage<DeletedConnectedOrganization>> {
    const { rows, total } = await acrossAccounts(ctx, (ctx) => this.store.list(ctx, query));
    const deleted = rows.map((row) => ({
      organization: toOrganization(row),
      deleted_at: row.deleted_at.toISOString(),
      restorable_until: row.restorable_until?.toISOString() ?? null,
    }));
    return toPage(deleted, total, query);
  }

  /** @throws ProblemError 400 where it has records and the caller did not confirm */
  async deleteById(
    ctx: Context,
    id: string,
    { confirm }: DeleteConnectedOrganizationQuery,
  ): Promise<ConnectedOrganization> {
    const deleted = await inTransaction(ctx, async (ctx) => {
      const row = organizationOrNotFound(await this.organizations.lock(ctx, id));
      await acrossAccounts(ctx, async (ctx) => {
        if (!confirm) await this.assertEmpty(ctx, id);
        const accountIds = await this.store.remove(ctx, id);
        await this.parts.endSessions(ctx.db, accountIds, ctx.now);
      });
      await this.log.record(ctx, { kind: 'connected_organization.deleted', subject: subjectOf(id) });
      return toOrganization(row);
    });
    tokenCacheOf(ctx.db).clear();
    return deleted;
  }

  /** Its tokens and links are active again; users have to sign in again. */
  restore(ctx: Context, id: string): Promise<ConnectedOrganization> {
    return inTransaction(ctx, async (ctx) => {
      if (!(await acrossAccounts(ctx, (ctx) => this.store.restore(ctx, id))))
        throw notFound('deleted connected organization');
      await this.log.record(ctx, { kind: 'connected_organization.restored', subject: subjectOf(id) });
      return toOrganization(organizationOrNotFound(await this.organizations.lock(ctx, id)));
    });
  }

  private async assertEmpty(ctx: Context, id: string): Promise<void> {
    const { accountIds, others } = await this.store.findFamily(ctx, id);
    const counts = { ...(await this.parts.count(ctx.db, accountIds)), connected_organization: others };
    const held = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${(count === 1 ? name : `${name}s`).replaceAll('_', ' ')}`);
    if (held.length > 0)
      throw badRequest(
        `This connected organization holds ${held.join(', ')}. It is deleted with confirm=true, and can be restored for ${restorableDays} days`,
      );
  }
}

import type { InspectorAccessListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Context, ofAccount } from '../../../context/index.js';
import { Database, creationTimes, statement } from '../../../database/index.js';
import { accountSql, authoritySql } from '../../../identity/index.js';
import { isPackageOpen } from '../inspection-packages.store.js';
import { InspectorAccessEntity } from './inspector-access.entity.js';

/** Then it is locked. */
export const mostWrongCodes = 10;

/** What downloading a package takes, and giving access to one. */
const needed = `ARRAY['inspection_package:edit', 'task:view', 'employee:view_sensitive', 'everify:view']`;

/** Whoever gave it could give it still, and there is something to read. */
const isOpen = `access.revoked_at IS NULL AND access.ends_at > $3 AND access.wrong_codes < ${mostWrongCodes}
   AND EXISTS (SELECT FROM inspection_packages WHERE id = access.package_id AND account_id = access.account_id AND ${isPackageOpen('$3')})
   AND ${accountSql.isOpen('access.account_id')}
   AND CASE access.issuer_type
         WHEN 'api_token' THEN ${authoritySql.tokenHolds('access.issuer_id', needed, 'access.account_id')}
         WHEN 'user_session' THEN ${authoritySql.userHolds('access.issuer_id', needed, 'access.account_id')}
         ELSE FALSE
       END`;

/** One statement: however many try at once, each try is counted before the next is looked at. */
const use = statement(
  'inspectorAccesses.use',
  `UPDATE inspector_accesses AS access
      SET wrong_codes = CASE WHEN code_hash = $2 THEN 0 ELSE wrong_codes + 1 END,
          looks = looks + CASE WHEN code_hash = $2 THEN 1 ELSE 0 END,
          last_look_at = CASE WHEN code_hash = $2 THEN $3 ELSE last_look_at END
    WHERE token_hash = $1 AND ${isOpen}
   RETURNING *, code_hash = $2 AS is_right`,
);

type UsedAccess = InspectorAccessEntity & Record<string, unknown> & { readonly is_right: boolean };

@Injectable()
export class InspectorAccessesStore {
  constructor(private readonly database: Database) {}

  async insert({ db }: Context, access: InspectorAccessEntity): Promise<void> {
    await db.manager.insert(InspectorAccessEntity, access);
  }

  /** The token says whose it is. @returns nothing for one that is not open */
  async use(
    hashes: { readonly token: string; readonly code: string },
    now: Date,
  ): Promise<UsedAccess | undefined> {
    const db = this.database.ofCredential('inspector_access', hashes.token);
    return (await db.run<UsedAccess>(use, [hashes.token, hashes.code, now]))[0];
  }

  async find(ctx: Context, id: string): Promise<InspectorAccessEntity | undefined> {
    return (await ctx.db.manager.findOneBy(InspectorAccessEntity, ofAccount(ctx, id))) ?? undefined;
  }

  list(
    { account, db }: Context,
    packageId: string,
    { page = 1, per_page: take = 20, ...times }: InspectorAccessListQuery,
  ): Promise<[InspectorAccessEntity[], number]> {
    return db.manager.findAndCount(InspectorAccessEntity, {
      where: { account_id: account.id, package_id: packageId, ...creationTimes(times) },
      order: { id: 'DESC' },
      skip: Math.min((page - 1) * take, Number.MAX_SAFE_INTEGER),
      take,
    });
  }

  /** Whom the accesses to a package were given to, by access. */
  async inspectorsOf({ account, db }: Context, packageId: string): Promise<ReadonlyMap<string, string>> {
    const where = { account_id: account.id, package_id: packageId };
    const rows = await db.manager.find(InspectorAccessEntity, {
      select: { id: true, inspector_name: true },
      where,
    });
    return new Map(rows.map(({ id, inspector_name: name }) => [id, name]));
  }

  /** @returns whether it was open until now */
  async revoke(ctx: Context, id: string): Promise<boolean> {
    const where = { ...ofAccount(ctx, id), revoked_at: IsNull() };
    const { affected } = await ctx.db.manager.update(InspectorAccessEntity, where, { revoked_at: ctx.now });
    return affected === 1;
  }
}

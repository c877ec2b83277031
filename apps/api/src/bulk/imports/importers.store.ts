import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Account, Actor, Context, Membership } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { authoritySql } from '../../identity/index.js';
import { contextsOf, type ImporterContexts } from './importer-contexts.js';
import type { Importer, ImportEntity } from './import.entity.js';

const findToken = statement(
  'importers.token',
  `SELECT ${authoritySql.tokenPermissions('$1')} AS permissions
    WHERE ${authoritySql.tokenHolds('$1', 'ARRAY[]::text[]', '$2')}`,
);
const findUser = statement(
  'importers.user',
  `SELECT ${authoritySql.userGroups('$1')} AS groups WHERE ${authoritySql.userHolds('$1', 'ARRAY[]::text[]', '$2')}`,
);

const noLimits = { expiresAt: null, networks: null, ownerId: null };

/** What importers may do now: records are created long after the request that asked for it. */
@Injectable()
export class ImportersStore {
  /** @returns nothing where the importer may not do any more what the import takes */
  async find(
    ctx: Context,
    { kind, mapping }: Pick<ImportEntity, 'kind' | 'mapping'>,
    by: Importer,
  ): Promise<ImporterContexts | undefined> {
    const actor = await this.findActor(ctx, by);
    return actor && contextsOf({ ...ctx, actor }, { kind, mapping });
  }

  private async findActor(ctx: Context, { kind, id }: Importer): Promise<Actor | undefined> {
    if (id === null) return undefined;
    if (kind === 'api_token') return this.findTokenActor(ctx.account, ctx, id);
    return kind === 'user_session' ? this.findUserActor(ctx.account, ctx, id) : undefined;
  }

  private async findTokenActor(
    account: Account,
    { db }: Context,
    tokenId: string,
  ): Promise<Actor | undefined> {
    const [row] = await db.run<{ permissions: Permission[] | null }>(findToken, [tokenId, account.id]);
    return row && { kind: 'api_token', tokenId, permissions: row.permissions, limits: noLimits };
  }

  private async findUserActor(account: Account, { db }: Context, userId: string): Promise<Actor | undefined> {
    const [row] = await db.run<{ groups: Membership[] | null }>(findUser, [userId, account.id]);
    if (!row?.groups) return undefined;
    return {
      kind: 'user_session',
      sessionId: '',
      userId,
      groups: row.groups,
      rules: null,
      seesSensitive: false,
    };
  }
}

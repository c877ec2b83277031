import type { CustomPropertyListQuery, EntityType } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter, sharedStatement, statement } from '../../database/index.js';
import { listRows } from '../../identity/index.js';
import { CustomPropertyEntity } from './custom-property.entity.js';

const whereNamed = `account_id = $1 AND entity_type = $2 AND name = ANY ($3) AND deleted_at IS NULL`;

const findByNames = sharedStatement(
  'custom_properties.named',
  `SELECT * FROM custom_properties WHERE ${whereNamed}`,
);
const lockByNames = statement(
  'custom_properties.hold',
  `SELECT * FROM custom_properties WHERE ${whereNamed} ORDER BY id FOR KEY SHARE`,
);
const lockActive = statement(
  'custom_properties.holdActive',
  `SELECT * FROM custom_properties
    WHERE account_id = $1 AND deprecated_at IS NULL AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`,
);
const active = (ctx: Context, id: string) => ({ ...ofAccount(ctx, id), deleted_at: IsNull() });

/** The custom properties of an account. */
@Injectable()
export class CustomPropertiesStore {
  findByNames(ctx: Context, entity: EntityType, names: readonly string[]): Promise<CustomPropertyEntity[]> {
    return ctx.db.run(findByNames, [ctx.account.id, entity, names]);
  }

  /** Like `named`, and none of them can be deleted until this transaction ends: a value is about to be kept. */
  lockByNames(ctx: Context, entity: EntityType, names: readonly string[]): Promise<CustomPropertyEntity[]> {
    return ctx.db.run(lockByNames, [ctx.account.id, entity, names]);
  }

  /** Every active property, none of which can be deleted until this transaction ends. */
  lockActive(ctx: Context): Promise<CustomPropertyEntity[]> {
    return ctx.db.run(lockActive, [ctx.account.id]);
  }

  findAll({ account, db }: Context): Promise<CustomPropertyEntity[]> {
    return db.manager.findBy(CustomPropertyEntity, { account_id: account.id, deleted_at: IsNull() });
  }

  find(ctx: Context, id: string): Promise<CustomPropertyEntity | null> {
    return ctx.db.manager.findOneBy(CustomPropertyEntity, active(ctx, id));
  }

  /** Like `find`, and waits for those who hold the property. */
  lockForUpdate(ctx: Context, id: string): Promise<CustomPropertyEntity | null> {
    const where = active(ctx, id);
    return ctx.db.manager.findOne(CustomPropertyEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns false where the account has a property of this name already */
  async insert(ctx: Context, row: CustomPropertyEntity): Promise<boolean> {
    const inserting = ctx.db.manager.createQueryBuilder().insert().into(CustomPropertyEntity).values(row);
    const { raw }: { raw: unknown } = await inserting.orIgnore().returning('id').execute();
    return Array.isArray(raw) && raw.length > 0;
  }

  async deprecate(ctx: Context, id: string): Promise<void> {
    const { manager } = ctx.db;
    const where = { ...active(ctx, id), deprecated_at: IsNull() };
    await manager.update(CustomPropertyEntity, where, { deprecated_at: ctx.now, updated_at: ctx.now });
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.update(CustomPropertyEntity, active(ctx, id), { deleted_at: ctx.now });
  }

  list(
    ctx: Context,
    query: CustomPropertyListQuery,
  ): Promise<{ rows: CustomPropertyEntity[]; total: number }> {
    const filter = new Filter()
      .whereTimes(query)
      .where('name', '=', query.name)
      .where('entity_type', '=', query.entity_type)
      .where(`entity_type || '.custom_attributes.' || name`, '=', query.path)
      .whereNull('deprecated_at', query.status && query.status === 'active');
    return listRows(ctx, 'custom_properties', filter, query);
  }
}

import type { CustomPropertyListQuery, EntityType } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, sharedStatement, statement } from '../../database/index.js';
import { listRows } from '../../identity/index.js';
import type { CustomPropertyEntity } from './custom-property.entity.js';

const whereNamed = `account_id = $1 AND entity_type = $2 AND name = ANY ($3) AND deleted_at IS NULL`;
const whereId = `account_id = $1 AND id = $2 AND deleted_at IS NULL`;

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
const findAll = statement(
  'custom_properties.all',
  `SELECT * FROM custom_properties WHERE account_id = $1 AND deleted_at IS NULL`,
);
const find = sharedStatement('custom_properties.find', `SELECT * FROM custom_properties WHERE ${whereId}`);
const lockForUpdate = statement(
  'custom_properties.lock',
  `SELECT * FROM custom_properties WHERE ${whereId} FOR UPDATE`,
);
const insert = statement(
  'custom_properties.insert',
  `INSERT INTO custom_properties
     (id, account_id, entity_type, name, label, scalar_type, is_sensitive_info, is_permission_scope, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   ON CONFLICT (account_id, entity_type, name) WHERE deleted_at IS NULL DO NOTHING
   RETURNING *`,
);
const deprecate = statement(
  'custom_properties.deprecate',
  `UPDATE custom_properties SET deprecated_at = $3, updated_at = $3
    WHERE ${whereId} AND deprecated_at IS NULL`,
);
const remove = statement(
  'custom_properties.remove',
  `UPDATE custom_properties SET deleted_at = $3 WHERE ${whereId}`,
);

type NewProperty = Omit<CustomPropertyEntity, 'deprecated_at' | 'deleted_at' | 'updated_at'>;

/** The SQL of custom properties. */
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

  findAll(ctx: Context): Promise<CustomPropertyEntity[]> {
    return ctx.db.run(findAll, [ctx.account.id]);
  }

  async find(ctx: Context, id: string): Promise<CustomPropertyEntity | undefined> {
    return (await ctx.db.run<CustomPropertyEntity>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and waits for those who hold the property. */
  async lockForUpdate(ctx: Context, id: string): Promise<CustomPropertyEntity | undefined> {
    return (await ctx.db.run<CustomPropertyEntity>(lockForUpdate, [ctx.account.id, id]))[0];
  }

  /** @returns nothing where the account has a property of this name already */
  async insert(ctx: Context, row: NewProperty): Promise<CustomPropertyEntity | undefined> {
    const { id, entity_type, name, label, scalar_type, is_sensitive_info, is_permission_scope } = row;
    const values = [entity_type, name, label, scalar_type, is_sensitive_info, is_permission_scope, ctx.now];
    return (await ctx.db.run<CustomPropertyEntity>(insert, [id, ctx.account.id, ...values]))[0];
  }

  async deprecate(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(deprecate, [ctx.account.id, id, ctx.now]);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(remove, [ctx.account.id, id, ctx.now]);
  }

  list(
    ctx: Context,
    query: CustomPropertyListQuery,
  ): Promise<{ rows: CustomPropertyEntity[]; total: number }> {
    const filter = new Filter()
      .where('name', '=', query.name)
      .where('entity_type', '=', query.entity_type)
      .where(`entity_type || '.custom_attributes.' || name`, '=', query.path)
      .whereNull('deprecated_at', query.status && query.status === 'active');
    return listRows(ctx, 'custom_properties', filter, query);
  }
}

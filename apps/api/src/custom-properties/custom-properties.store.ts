import { Injectable } from '@nestjs/common';
import type { EntityType } from '@firstday/domain';
import type { Context } from '../platform/context.js';
import { statement } from '../platform/database.js';
import type { CustomPropertyEntity } from './custom-property.entity.js';

const active = statement(
  'custom_properties.active',
  `SELECT * FROM custom_properties
    WHERE account_id = $1 AND entity_type = $2 AND deprecated_at IS NULL AND deleted_at IS NULL`,
);

@Injectable()
export class CustomPropertiesStore {
  active(ctx: Context, entity: EntityType): Promise<CustomPropertyEntity[]> {
    return ctx.db.run(active, [ctx.account.id, entity]);
  }
}

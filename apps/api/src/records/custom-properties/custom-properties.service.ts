import type {
  CreateCustomProperty,
  CustomProperty,
  CustomPropertyListQuery,
  NumberedPage,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { sensitiveKindLabels, sensitiveKindOf } from '../../sealing/index.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import type { CustomPropertyEntity } from './custom-property.entity.js';
import { propertyPath } from './property-path.js';
import { PropertyUsageService } from './property-usage.service.js';
import { isReservedName } from './is-reserved-name.js';

@Injectable()
export class CustomPropertiesService {
  constructor(
    private readonly store: CustomPropertiesStore,
    private readonly usage: PropertyUsageService,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: CustomPropertyListQuery): Promise<NumberedPage<CustomProperty>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(rows.map(toCustomProperty), total, query);
  }

  create(ctx: Context, given: CreateCustomProperty): Promise<CustomProperty> {
    return inTransaction(ctx, (ctx) => this.insert(ctx, given));
  }

  async findById(ctx: Context, id: string): Promise<CustomProperty> {
    return toCustomProperty(orNotFound(await this.store.find(ctx, id)));
  }

  /** Stored values stay readable; new ones are refused. */
  deprecateById(ctx: Context, id: string): Promise<CustomProperty> {
    return inTransaction(ctx, async (ctx) => {
      orNotFound(await this.store.lockForUpdate(ctx, id));
      await this.store.deprecate(ctx, id);
      await this.logChange(ctx, id, 'deprecated');
      return this.findById(ctx, id);
    });
  }

  deleteById(ctx: Context, id: string): Promise<CustomProperty> {
    return inTransaction(ctx, async (ctx) => {
      const row = orNotFound(await this.store.lockForUpdate(ctx, id));
      const user = await this.usage.describe(ctx, row);
      if (user) throw badRequest(`This custom property cannot be deleted: it is in use by ${user}`);
      await this.store.remove(ctx, id);
      await this.logChange(ctx, id, 'deleted');
      return toCustomProperty(row);
    });
  }

  private async insert(ctx: Context, given: CreateCustomProperty): Promise<CustomProperty> {
    if (isReservedName(given.entity_type, given.name))
      throw badRequest(`${given.name} is a property of ${given.entity_type} itself: choose another name`);
    assertMarkedSensitive(given);
    const row: CustomPropertyEntity = {
      id: newId('customProperty', ctx.now),
      account_id: ctx.account.id,
      entity_type: given.entity_type,
      name: given.name,
      label: given.label,
      scalar_type: given.scalar_type,
      is_sensitive_info: given.is_sensitive_info ?? false,
      is_permission_scope: given.is_permission_scope ?? false,
      deprecated_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
      deleted_at: null,
    };
    if (!(await this.store.insert(ctx, row)))
      throw badRequest(`There is a custom property ${given.name} of ${given.entity_type} already`);
    await this.logChange(ctx, row.id, 'created');
    return toCustomProperty(row);
  }

  private logChange(ctx: Context, id: string, change: 'created' | 'deleted' | 'deprecated'): Promise<void> {
    const subject = { type: 'custom_property', id } as const;
    return this.log.record(ctx, {
      kind: 'settings.changed',
      subject,
      detail: { setting: subject.type, change },
    });
  }
}

/** @throws ProblemError 400 for a property that would hold, by its name, what must be sealed */
function assertMarkedSensitive({
  entity_type,
  name,
  scalar_type,
  is_sensitive_info,
}: CreateCustomProperty): void {
  if (is_sensitive_info || scalar_type === 'boolean') return;
  const kind = sensitiveKindOf(entity_type, name, 'any');
  if (kind)
    throw badRequest(
      `${name} looks like ${sensitiveKindLabels[kind]}: such a property is made with is_sensitive_info`,
    );
}

function orNotFound(row: CustomPropertyEntity | null): CustomPropertyEntity {
  if (!row) throw notFound('custom property');
  return row;
}

function toCustomProperty(row: CustomPropertyEntity): CustomProperty {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    entity_type: row.entity_type,
    scalar_type: row.scalar_type,
    path: propertyPath(row),
    is_sensitive_info: row.is_sensitive_info,
    is_permission_scope: row.is_permission_scope,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

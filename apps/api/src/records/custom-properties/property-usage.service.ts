import type { EntityType } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Statement } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { propertyPath } from './property-path.js';

const tables: Readonly<Record<EntityType, string>> = {
  client: 'clients',
  employee: 'employees',
  employer: 'employers',
  form: 'forms',
  job: 'jobs',
  placement: 'placements',
};

/** Forms are not deleted; records are, and a deleted one is in nobody's way. */
const countRecordsWith = (entity: EntityType): Statement =>
  statement(
    `custom_properties.values.${entity}`,
    `SELECT count(*)::int AS uses FROM ${tables[entity]}
      WHERE account_id = $1 AND custom_attributes ? $2 ${entity === 'form' ? '' : 'AND deleted_at IS NULL'}`,
  );
const policiesUsing = statement(
  'custom_properties.policies',
  `SELECT name FROM policies
    WHERE account_id = $1 AND jsonb_path_exists(condition, '$.**.fact ? (@ == $path)', jsonb_build_object('path', $2::text))
    ORDER BY id LIMIT 3`,
);

const groupsUsing = statement(
  'custom_properties.groups',
  `SELECT name FROM user_groups
    WHERE account_id = $1 AND jsonb_path_exists(access_rule, '$.**.fact ? (@ == $path)', jsonb_build_object('path', $2::text))
    ORDER BY id LIMIT 3`,
);

interface Property {
  readonly entity_type: EntityType;
  readonly name: string;
}

/** What a custom property is in use by. */
@Injectable()
export class PropertyUsageService {
  /** In words, such as `2 employees` or `the policy “Drivers”`; nothing where it is not in use. */
  async describe(ctx: Context, property: Property): Promise<string | undefined> {
    const asked = [ctx.account.id, propertyPath(property)];
    const policies = await ctx.db.run<{ name: string }>(policiesUsing, asked);
    if (policies.length > 0) return `the policy ${quoted(policies)}`;
    const groups = await ctx.db.run<{ name: string }>(groupsUsing, asked);
    if (groups.length > 0) return `the access rule of the user group ${quoted(groups)}`;
    const values = [ctx.account.id, property.name];
    const [row] = await ctx.db.run<{ uses: number }>(countRecordsWith(property.entity_type), values);
    const uses = row?.uses ?? 0;
    if (uses === 0) return undefined;
    return uses === 1 ? `1 ${property.entity_type}` : `${uses} ${tables[property.entity_type]}`;
  }
}

const quoted = (rows: readonly { name: string }[]) => `“${rows.map(({ name }) => name).join('”, “')}”`;

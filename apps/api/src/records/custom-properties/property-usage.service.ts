import type { EntityType } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { UserGroupsStore } from '../../identity/index.js';
import { countWithAttribute } from '../count-with-attribute.store.js';
import { propertyPath } from './property-path.js';
import { PropertyUses } from './property-uses.js';

const plurals: Readonly<Record<EntityType, string>> = {
  client: 'clients',
  employee: 'employees',
  employer: 'employers',
  form: 'forms',
  job: 'jobs',
  placement: 'placements',
};

interface Property {
  readonly entity_type: EntityType;
  readonly name: string;
}

/** What a custom property is in use by. */
@Injectable()
export class PropertyUsageService {
  constructor(
    private readonly uses: PropertyUses,
    private readonly groups: UserGroupsStore,
  ) {}

  /** In words, such as `2 employees` or `the policy “Drivers”`; nothing where it is not in use. */
  async describe(ctx: Context, property: Property): Promise<string | undefined> {
    const path = propertyPath(property);
    const policies = await this.uses.listPolicies(ctx, path);
    if (policies.length > 0) return `the policy ${quoted(policies)}`;
    const groups = await this.groups.listNamesAsking(ctx, path);
    if (groups.length > 0) return `the access rule of the user group ${quoted(groups)}`;
    const count = await this.countValues(ctx, property);
    if (count === 0) return undefined;
    return count === 1 ? `1 ${property.entity_type}` : `${count} ${plurals[property.entity_type]}`;
  }

  private countValues(ctx: Context, { entity_type, name }: Property): Promise<number> {
    if (entity_type === 'form' || entity_type === 'placement')
      return this.uses.countValues(ctx, entity_type, name);
    return countWithAttribute(ctx, plurals[entity_type], name);
  }
}

const quoted = (names: readonly string[]) => `“${names.join('”, “')}”`;

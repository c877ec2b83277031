import { CreateCustomProperty } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { badRequest, type Context } from '../context/index.js';
import { CustomPropertiesService } from '../records/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

const { entity_type, name, label, scalar_type } = CreateCustomProperty.shape;
const PropertyFile = z.strictObject({
  entity_type,
  name,
  label,
  scalar_type,
  is_sensitive_info: z.boolean().default(false),
  is_permission_scope: z.boolean().default(false),
});
type PropertyFile = z.infer<typeof PropertyFile>;

/** `custom-properties/`: told apart by the kind of record and their name. Deprecated ones are no part of it. */
@Injectable()
export class CustomPropertyFiles extends ConfigurationKind<PropertyFile> {
  readonly folder = 'custom-properties';
  readonly schema = PropertyFile;
  readonly canRetire = true;

  constructor(private readonly properties: CustomPropertiesService) {
    super();
  }

  identityOf({ entity_type: entity, name: property }: PropertyFile): string {
    return `${entity}.${property}`;
  }

  mayShareName(): boolean {
    return false;
  }

  async list(ctx: Context): Promise<Configured<PropertyFile>[]> {
    const rows = await listAll((query) => this.properties.list(ctx, { ...query, status: 'active' }));
    return rows.map((row) => {
      const content = {
        entity_type: row.entity_type,
        name: row.name,
        label: row.label,
        scalar_type: row.scalar_type,
        is_sensitive_info: row.is_sensitive_info,
        is_permission_scope: row.is_permission_scope,
      };
      return { id: row.id, identity: this.identityOf(content), isRetired: false, content };
    });
  }

  async create(ctx: Context, content: PropertyFile): Promise<void> {
    await this.properties.create(ctx, content);
  }

  update(): Promise<void> {
    throw badRequest('A custom property never changes: values are kept under it. Make one of another name');
  }

  async retire(ctx: Context, { id }: Configured<PropertyFile>): Promise<boolean> {
    await this.properties.deprecateById(ctx, id);
    return true;
  }
}

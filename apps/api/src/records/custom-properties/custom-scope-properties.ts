import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ScopeProperties, type ScopeProperty } from '../../identity/index.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import type { CustomPropertyEntity } from './custom-property.entity.js';
import { propertyPath } from './property-path.js';

/** What access rules may ask of an account's own properties. */
@Injectable()
export class CustomScopeProperties extends ScopeProperties {
  constructor(private readonly store: CustomPropertiesStore) {
    super();
  }

  async lockActive(ctx: Context): Promise<ScopeProperty[]> {
    return (await this.store.lockActive(ctx)).map(withPath);
  }

  async all(ctx: Context): Promise<ScopeProperty[]> {
    return (await this.store.findAll(ctx)).map(withPath);
  }
}

const withPath = (property: CustomPropertyEntity): ScopeProperty => ({
  ...property,
  path: propertyPath(property),
});

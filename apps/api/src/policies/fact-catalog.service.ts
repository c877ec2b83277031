import { type CustomFact, type FactCatalog, factCatalog } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { CustomPropertiesStore, type CustomPropertyEntity, propertyPath } from '../records/index.js';
import type { Context } from '../context/index.js';

/** What the policies of an account may ask: the built-in facts and the account's custom properties. */
@Injectable()
export class FactCatalogService {
  constructor(private readonly properties: CustomPropertiesStore) {}

  /** To say conditions in sentences; deprecated properties are still called by their labels. */
  async load(ctx: Context): Promise<FactCatalog> {
    return factCatalog((await this.properties.findAll(ctx)).map(toFact));
  }

  /** To check a condition that is about to be kept: no property in it can be deleted until this transaction ends. */
  async loadForReference(ctx: Context): Promise<FactCatalog> {
    return factCatalog((await this.properties.lockActive(ctx)).map(toFact));
  }
}

function toFact(property: CustomPropertyEntity): CustomFact {
  const { label, entity_type, scalar_type, is_sensitive_info } = property;
  return { path: propertyPath(property), label, entity_type, scalar_type, is_sensitive_info };
}

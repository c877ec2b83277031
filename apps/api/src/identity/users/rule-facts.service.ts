import { type FactCatalog, factCatalog } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ScopeProperties } from './scope-properties.js';

/** The names by which an access rule may tell records apart, besides the account's own properties. */
const names = ['employer.name', 'client.name', 'job.name'];

/** What an access rule may ask: custom properties made for it (`is_permission_scope`) that are not sensitive, and a few names. */
@Injectable()
export class RuleFactsService {
  constructor(private readonly properties: ScopeProperties) {}

  /** Within a transaction no property of it can be deleted until that ends. */
  async catalog(ctx: Context): Promise<FactCatalog> {
    // A sealed value cannot be asked in SQL: of its mask, “is not” would hold for every record.
    const scopes = (await this.properties.lockActive(ctx)).filter(
      ({ is_permission_scope, is_sensitive_info }) => is_permission_scope && !is_sensitive_info,
    );
    const own = factCatalog(
      scopes
        // Moments are compared in their time zones, which the database would do otherwise than the engine.
        .filter(({ scalar_type }) => scalar_type !== 'datetime'),
    );
    return new Map([...own].filter(([path]) => path.includes('.custom_attributes.') || names.includes(path)));
  }

  /** To say rules in sentences: a property that was deprecated since is still called by its label. */
  async labels(ctx: Context): Promise<FactCatalog> {
    return factCatalog(await this.properties.all(ctx));
  }
}

import { type FactCatalog, factCatalog, type FactDefinition } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ScopeProperties } from './scope-properties.js';

/** Built-in facts of access rules, besides the account's custom properties. */
const names = ['employer.name', 'client.name', 'job.name'];

/**
 * Facts that an access rule may use: custom properties marked `is_permission_scope` that are not sensitive, and a
 * few names.
 */
@Injectable()
export class RuleFactsService {
  constructor(private readonly properties: ScopeProperties) {}

  /** Locks the properties against deletion until the transaction ends. */
  async catalog(ctx: Context): Promise<ReadonlyMap<string, FactDefinition>> {
    // A sealed value cannot be compared in SQL: its mask would satisfy "is not" for every record.
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

  /** Labels for describing rules in sentences, deprecated properties included. */
  async labels(ctx: Context): Promise<FactCatalog> {
    return factCatalog(await this.properties.all(ctx), ctx.locale);
  }
}

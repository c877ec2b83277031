import {
  comparisonsOf,
  type Condition,
  type ConditionIssue,
  type FactCatalog,
  factCatalog,
  type FactDefinition,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { recordFacts, RuleRecordsStore } from './rule-records.store.js';
import { ScopeProperties } from './scope-properties.js';

/** Built-in facts of access rules, besides the account's custom properties. */
const builtIn: readonly string[] = [...recordFacts, 'employer.name', 'client.name', 'job.name'];

/**
 * Facts that an access rule may use: custom properties marked `is_permission_scope` that are not sensitive, and which
 * employer, client or job it is. A rule by name follows the name: renaming a record changes who sees it.
 */
@Injectable()
export class RuleFactsService {
  constructor(
    private readonly properties: ScopeProperties,
    private readonly records: RuleRecordsStore,
  ) {}

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
    return new Map(
      [...own].filter(([path]) => path.includes('.custom_attributes.') || builtIn.includes(path)),
    );
  }

  /** Labels for describing rules in sentences, deprecated properties and the names of records included. */
  async labels(ctx: Context, rules: readonly Condition[]): Promise<FactCatalog> {
    const catalog = factCatalog(await this.properties.all(ctx), ctx.locale);
    const named = new Map<string, FactDefinition>();
    for (const fact of recordFacts) {
      const ids = new Set(rules.flatMap((rule) => idsIn(rule, fact).map(({ id }) => id)));
      const definition = catalog.get(fact);
      if (definition && ids.size > 0)
        named.set(fact, { ...definition, names: await this.records.namesOf(ctx, fact, [...ids]) });
    }
    return { locale: catalog.locale, get: (path) => named.get(path) ?? catalog.get(path) };
  }

  /** Each id of no record that the caller may see: a rule must not grant what its author does not see. */
  async recordIssues(ctx: Context, rule: Condition): Promise<ConditionIssue[]> {
    const issues: ConditionIssue[] = [];
    for (const fact of recordFacts) {
      const compared = idsIn(rule, fact);
      const known = await this.records.namesOf(ctx, fact, [...new Set(compared.map(({ id }) => id))]);
      const [noun] = fact.split('.');
      for (const { path, id } of compared)
        if (!known.has(id))
          issues.push({ path, message: `Expected the id of a record of the account: ${noun}` });
    }
    return issues;
  }
}

/** The ids with which a rule compares a fact, each with its path. */
function idsIn(
  rule: Condition,
  fact: string,
): { readonly path: ConditionIssue['path']; readonly id: string }[] {
  return comparisonsOf(rule)
    .filter(({ comparison }) => comparison.fact === fact)
    .flatMap(({ path, comparison: { value } }) => {
      if (typeof value === 'object')
        return value.map((id, at) => ({ path: [...path, 'value', at], id: String(id) }));
      return value === undefined ? [] : [{ path: [...path, 'value'], id: String(value) }];
    });
}

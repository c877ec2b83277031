import type { PolicyFact, PolicyFacts } from '@firstday/domain';
import {
  type Condition,
  confinedFacts,
  type CustomFact,
  exampleOfFact,
  type FactCatalog,
  factCatalog,
  type FactDefinition,
  factPaths,
  operatorsOf,
  systemAttributeFact,
  validateCondition,
  withSystemAttributes,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import {
  CustomPropertiesStore,
  type CustomPropertyEntity,
  propertyPath,
  systemAttributePaths,
} from '../records/index.js';
import { type Context, forbidden, invalidInput } from '../context/index.js';
import { hasPermissionForAll } from '../identity/index.js';
import { NamedRecordsService } from './named-records.service.js';

/** What the policies of an account may ask: the built-in facts, the account's custom properties, and what else its records hold. */
@Injectable()
export class FactCatalogService {
  constructor(
    private readonly properties: CustomPropertiesStore,
    private readonly named: NamedRecordsService,
  ) {}

  /** To say these conditions in sentences; deprecated properties are still called by their labels. */
  async load(ctx: Context, conditions: readonly Condition[]): Promise<FactCatalog> {
    const known = factCatalog((await this.properties.findAll(ctx)).map(toFact), ctx.locale);
    return this.named.withNames(ctx, withSystemAttributes(known), conditions);
  }

  /** Every fact by name; of system attributes those that records of the account have. */
  async list(ctx: Context): Promise<PolicyFacts> {
    const properties = await this.properties.findAll(ctx);
    const active = properties.filter(({ deprecated_at }) => !deprecated_at);
    const known = factCatalog(active.map(toFact), ctx.locale);
    const others = (await systemAttributePaths(ctx))
      .filter((path) => !known.has(path))
      .flatMap((path) => systemAttributeFact(path, ctx.locale) ?? []);
    return { facts: [...known.values(), ...others].map(toPolicyFact) };
  }

  /** What may be asked now: until the context's transaction ends, no property in it can be deleted. */
  async lock(ctx: Context): Promise<FactCatalog> {
    return withSystemAttributes(factCatalog((await this.properties.lockActive(ctx)).map(toFact)));
  }

  /**
   * A condition as it may be kept, in the context's transaction: until it ends no property or record in it can be deleted.
   * @throws ProblemError 400 with every issue of the condition, 403 where it asks what its writer may not see
   */
  async readCondition(ctx: Context, given: Condition): Promise<Condition> {
    const validated = validateCondition(given, await this.lock(ctx));
    const issues = validated.ok ? await this.named.issuesOf(ctx, validated.condition) : validated.issues;
    if (validated.ok && issues.length === 0) {
      this.assertMayAsk(ctx, [validated.condition]);
      return validated.condition;
    }
    throw invalidInput(
      issues.map(({ path, message }) => ({ _tag: 'Refinement', path: ['condition', ...path], message })),
    );
  }

  /**
   * Whoever chooses what is asked of an age learns it of everybody, one threshold after the other.
   * @throws ProblemError 403 where a condition asks an age of somebody who may not see dates of birth
   */
  assertMayAsk(ctx: Context, conditions: readonly Condition[]): void {
    if (hasPermissionForAll(ctx.actor, 'employee:view_sensitive')) return;
    const asked = conditions.flatMap(factPaths).find((path) => confinedFacts.has(path));
    if (asked !== undefined)
      throw forbidden(`Asking ${asked} takes employee:view_sensitive for every employee`);
  }
}

function toFact(property: CustomPropertyEntity): CustomFact {
  const { label, entity_type, scalar_type, is_sensitive_info } = property;
  return { path: propertyPath(property), label, entity_type, scalar_type, is_sensitive_info };
}

function toPolicyFact(fact: FactDefinition): PolicyFact {
  const { path, label, type, source = 'built_in', values = [] } = fact;
  const operators = [...operatorsOf[type]];
  return { path, label, type, source, values: [...values], operators, example: exampleOfFact(fact) };
}

import type { CustomAttributes, EntityType, ScalarValue } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import type { CustomPropertyEntity } from './custom-property.entity.js';
import { isOfScalarType } from './is-of-scalar-type.js';

/** Custom attributes as a record keeps them. */
export interface ParsedAttributes {
  /** Kept in the open; sensitive ones as their mask. */
  readonly open: CustomAttributes;
  /** Sensitive ones, to be sealed. */
  readonly sensitive: CustomAttributes;
}

/** What is kept in the open, and shown, in place of a sensitive value. */
export const mask = '***';

/** Whoever sees a record masked and writes it back as it was would lose what is sealed. */
const maskGivenMessage = (name: string) =>
  `custom_attributes.${name} was given as its mask: leave it out to keep its value, or give null to clear it`;

/** @throws ProblemError 400 naming an unknown or deprecated property, or a value not of its type */
export type AttributesParser = (given: CustomAttributes) => ParsedAttributes;

/** Keeps custom attributes to the account's active custom properties and their types. */
@Injectable()
export class CustomAttributesService {
  constructor(private readonly store: CustomPropertiesStore) {}

  /** @throws ProblemError 400 naming an unknown or deprecated property, or a value not of its type */
  async parse(ctx: Context, entity: EntityType, given: CustomAttributes): Promise<ParsedAttributes> {
    return (await this.parserOf(ctx, entity, Object.keys(given)))(given);
  }

  /**
   * Parses the attributes of any number of records that have no others than those named; their properties are asked
   * for once, and none of them can be deleted until the transaction ends.
   */
  async parserOf(ctx: Context, entity: EntityType, names: readonly string[]): Promise<AttributesParser> {
    if (names.length === 0) return () => ({ open: {}, sensitive: {} });
    const properties = new Map(
      (await this.store.lockByNames(ctx, entity, names)).map((row) => [row.name, row]),
    );
    return (given) => parseAttributes(entity, properties, given);
  }

  /**
   * The names of stored values that custom properties define today: of their type, and as sensitive as they are stored.
   * None of the properties can be deleted until the transaction ends.
   */
  async definedAmong(
    ctx: Context,
    entity: EntityType,
    { open, sensitive }: ParsedAttributes,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.store.lockByNames(ctx, entity, Object.keys(open));
    const defined = rows.filter(({ name, is_sensitive_info, scalar_type }) => {
      const value = sensitive[name] ?? open[name] ?? null;
      return is_sensitive_info === name in sensitive && isOfScalarType(scalar_type, value);
    });
    return new Set(defined.map(({ name }) => name));
  }

  /** @throws ProblemError 400 when a list is to be filtered by a sensitive value: those are sealed */
  async assertMayFilter(
    ctx: Context,
    entity: EntityType,
    pairs: CustomAttributes | undefined,
  ): Promise<void> {
    const names = Object.keys(pairs ?? {});
    if (names.length === 0) return;
    const sealed = (await this.store.findByNames(ctx, entity, names)).find((row) => row.is_sensitive_info);
    if (sealed)
      throw badRequest(
        `custom_attributes.${sealed.name} holds sensitive information: it cannot be filtered by`,
      );
  }
}

function parseAttributes(
  entity: EntityType,
  properties: ReadonlyMap<string, CustomPropertyEntity>,
  given: CustomAttributes,
): ParsedAttributes {
  const open: CustomAttributes = {};
  const sensitive: CustomAttributes = {};
  for (const [name, value] of Object.entries(given)) {
    const { is_sensitive_info } = assertAccepts(entity, name, value, properties.get(name));
    if (is_sensitive_info && value === mask) throw badRequest(maskGivenMessage(name));
    open[name] = is_sensitive_info && value !== null ? mask : value;
    if (is_sensitive_info) sensitive[name] = value;
  }
  return { open, sensitive };
}

/** A deprecated property refuses new values; a value that it has may still be cleared. */
function assertAccepts(
  entity: EntityType,
  name: string,
  value: ScalarValue,
  property: CustomPropertyEntity | undefined,
): CustomPropertyEntity {
  const shown = name.slice(0, 64);
  if (!property || (property.deprecated_at && value !== null))
    throw badRequest(`custom_attributes.${shown} is not an active custom property of ${entity}`);
  if (value !== null && !isOfScalarType(property.scalar_type, value))
    throw badRequest(`custom_attributes.${shown} must be a value of type ${property.scalar_type}`);
  return property;
}

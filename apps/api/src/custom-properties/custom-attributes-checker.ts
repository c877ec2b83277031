import type { CustomAttributes, EntityType, ScalarType, ScalarValue } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { badRequest } from '../platform/problems.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import { isOfScalarType } from './scalar-type.js';

/** Keeps custom attributes to the account's active custom properties and their types. */
@Injectable()
export class CustomAttributesChecker {
  constructor(private readonly store: CustomPropertiesStore) {}

  /** @throws ProblemError 400 naming an unknown or deprecated property, or a value not of its type */
  async check(ctx: Context, entity: EntityType, given: CustomAttributes | undefined): Promise<void> {
    const names = Object.keys(given ?? {});
    if (!given || names.length === 0) return;
    const active = new Map((await this.store.active(ctx, entity)).map((row) => [row.name, row.scalar_type]));
    for (const name of names) checkOne(entity, name, given[name] ?? null, active.get(name));
  }
}

function checkOne(entity: EntityType, name: string, value: ScalarValue, type: ScalarType | undefined): void {
  const shown = name.slice(0, 64);
  if (!type) throw badRequest(`custom_attributes.${shown} is not an active custom property of ${entity}`);
  if (value !== null && !isOfScalarType(type, value))
    throw badRequest(`custom_attributes.${shown} must be a ${type}`);
}

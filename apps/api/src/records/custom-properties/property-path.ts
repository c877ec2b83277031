import type { EntityType } from '@firstday/domain';

/** How forms and policies name a custom property. */
export const propertyPath = (property: { readonly entity_type: EntityType; readonly name: string }): string =>
  `${property.entity_type}.custom_attributes.${property.name}`;

import { z } from 'zod';
import type { ComponentDefinition } from './component-definition.js';
import { componentDefinitions } from './component-definitions.js';
import type { ComponentRecords } from './record-filters.js';

export const ComponentName = z.enum(componentDefinitions.map(({ name }) => name));
export type ComponentName = z.infer<typeof ComponentName>;

const byName = new Map<ComponentName, ComponentDefinition>(
  componentDefinitions.map((definition) => [definition.name, definition]),
);

export function componentDefinition(name: ComponentName): ComponentDefinition {
  const definition = byName.get(name);
  if (!definition) throw new Error(`There is no component ${name}`);
  return definition;
}

/** The components that list these records. */
export const componentsListing = (records: ComponentRecords): readonly ComponentName[] =>
  componentDefinitions.filter(({ rows }) => rows === records).map(({ name }) => name);

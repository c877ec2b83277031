import { z } from 'zod';
import { CustomPropertyId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';

export const EntityType = z.enum(['employee', 'employer', 'placement', 'form', 'client', 'job']);
export type EntityType = z.infer<typeof EntityType>;
export const ScalarType = z.enum(['string', 'boolean', 'date', 'datetime', 'integer', 'decimal', 'address']);
export type ScalarType = z.infer<typeof ScalarType>;

export const CustomProperty = z
  .strictObject({
    id: CustomPropertyId,
    name: z.string(),
    label: z.string(),
    entity_type: EntityType,
    scalar_type: ScalarType,
    path: z.string(),
    is_sensitive_info: z.boolean(),
    is_permission_scope: z.boolean(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'CustomProperty' });
export type CustomProperty = z.infer<typeof CustomProperty>;

export const CreateCustomProperty = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(
      /^[a-z][a-z0-9_]*$/,
      'Expected a name of small letters, digits and underscores that begins with a letter',
    ),
  label: nameText,
  entity_type: EntityType,
  scalar_type: ScalarType,
  is_sensitive_info: z.boolean().optional(),
  is_permission_scope: z.boolean().optional(),
});
export type CreateCustomProperty = z.infer<typeof CreateCustomProperty>;

export const CustomPropertyStatus = z.enum(['active', 'deprecated']);
export const CustomPropertyListQuery = z.object({
  ...pageQuery(300),
  name: text(64).optional(),
  entity_type: EntityType.optional(),
  path: text(255).optional(),
  status: CustomPropertyStatus.optional(),
});
export type CustomPropertyListQuery = z.infer<typeof CustomPropertyListQuery>;

import { z } from 'zod';
import { CustomPropertyId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

export const EntityType = z.enum(['employee', 'employer', 'placement', 'form', 'client', 'job']);
export type EntityType = z.infer<typeof EntityType>;
export const ScalarType = z.enum(['string', 'boolean', 'date', 'datetime', 'integer', 'decimal', 'address']);
export type ScalarType = z.infer<typeof ScalarType>;

export const CustomProperty = z
  .strictObject({
    id: CustomPropertyId,
    name: z.string().describe('Its name in `custom_attributes`.'),
    label: z.string().describe('What people call it.'),
    entity_type: EntityType.describe('The kind of record that has it.'),
    scalar_type: ScalarType.describe('What its values are.'),
    path: z.string().describe('Its name in policies and forms: `employee.custom_attributes.region`.'),
    is_sensitive_info: z
      .boolean()
      .describe('Whether its values are sealed, and masked for callers who may not see them.'),
    is_permission_scope: z.boolean().describe('Whether access rules of user groups may ask for it.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
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
    )
    .meta({
      description: 'Its name in `custom_attributes`: small letters, digits and underscores, at most 64.',
      examples: ['region'],
    }),
  label: nameText.meta({ description: 'What people call it.', examples: ['Region'] }),
  entity_type: EntityType.describe('The kind of record that has it.'),
  scalar_type: ScalarType.describe('What its values are.'),
  is_sensitive_info: z
    .boolean()
    .optional()
    .describe('True seals its values, and masks them for callers who may not see them. False without it.'),
  is_permission_scope: z
    .boolean()
    .optional()
    .describe('True lets access rules of user groups ask for it. False without it.'),
});
export type CreateCustomProperty = z.infer<typeof CreateCustomProperty>;

export const CustomPropertyStatus = z.enum(['active', 'deprecated']);
export const CustomPropertyListQuery = z.object({
  ...pageQuery(300),
  ...timesQuery,
  name: text(64).optional().describe('Of this name.'),
  entity_type: EntityType.optional().describe('Of this kind of record.'),
  path: text(255).optional().describe('Of this path.'),
  status: CustomPropertyStatus.optional().describe(
    '`active`, or `deprecated`: still readable, no longer taken.',
  ),
});
export type CustomPropertyListQuery = z.infer<typeof CustomPropertyListQuery>;

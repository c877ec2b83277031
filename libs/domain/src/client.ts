import { z } from 'zod';
import { ClientId } from './id-kind.js';
import { recordInput, recordProperties } from './record-properties.js';
import { type DeclaredProperties, drawableName, ScalarValue } from './scalar-value.js';
import { answered, clearable, typedProperties } from './typed-properties.js';

export const Client = z
  .object({
    id: ClientId,
    name: z.string().describe('What the client is called.'),
    ...recordProperties,
    ...answered(typedProperties.client),
  })
  .catchall(ScalarValue)
  .meta({ id: 'Client' });
export type Client = DeclaredProperties<typeof Client>;
export const CreateClient = z
  .object({
    name: drawableName.meta({
      description: 'What the client is called, at most 255 characters.',
      examples: ['Harbor Foods'],
    }),
    ...clearable(typedProperties.client),
    ...recordInput,
  })
  .catchall(ScalarValue);
export type CreateClient = DeclaredProperties<typeof CreateClient>;
export const UpdateClient = CreateClient.partial();
export type UpdateClient = DeclaredProperties<typeof UpdateClient>;

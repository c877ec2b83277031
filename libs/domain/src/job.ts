import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { JobId } from './id-kind.js';
import { recordInput, recordProperties } from './record-properties.js';
import { type DeclaredProperties, drawableName, ScalarValue } from './scalar-value.js';
import { answered, clearable, typedProperties } from './typed-properties.js';

export const Job = z
  .object({
    id: JobId,
    name: z.string().describe('What the job is called.'),
    address: Address.nullable().describe('Where the work is done; null where that is not known.'),
    ...answered(typedProperties.job),
    ...recordProperties,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Job' });
export type Job = DeclaredProperties<typeof Job>;
export const CreateJob = z
  .object({
    name: drawableName.meta({
      description: 'What the job is called, at most 255 characters.',
      examples: ['Line cook'],
    }),
    address: AddressInput.nullable().optional().describe('Where the work is done: state forms go by it.'),
    ...clearable(typedProperties.job),
    ...recordInput,
  })
  .catchall(ScalarValue);
export type CreateJob = DeclaredProperties<typeof CreateJob>;
export const UpdateJob = CreateJob.partial();
export type UpdateJob = DeclaredProperties<typeof UpdateJob>;

import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { JobId } from './id-kind.js';
import { recordInput, recordProperties } from './record-properties.js';
import { type DeclaredProperties, drawableName, ScalarValue } from './scalar-value.js';

export const Job = z
  .object({ id: JobId, name: z.string(), address: Address.nullable(), ...recordProperties })
  .catchall(ScalarValue)
  .meta({ id: 'Job' });
export type Job = DeclaredProperties<typeof Job>;
export const CreateJob = z
  .object({ name: drawableName, address: AddressInput.nullable().optional(), ...recordInput })
  .catchall(ScalarValue);
export type CreateJob = DeclaredProperties<typeof CreateJob>;
export const UpdateJob = CreateJob.partial();
export type UpdateJob = DeclaredProperties<typeof UpdateJob>;

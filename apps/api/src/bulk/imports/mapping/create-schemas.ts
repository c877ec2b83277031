import {
  CreateClient,
  CreateEmployee,
  CreateEmployer,
  CreateJob,
  CreatePlacement,
  type ImportKind,
  UpdateClient,
  UpdateEmployee,
  UpdateEmployer,
  UpdateJob,
} from '@firstday/domain';
import type { z } from 'zod';
import type { RecordInput } from '../../../records/index.js';
import { type KnownProperties, knownProperties } from '../../known-properties.js';

/** The same schemas that the operations which create such records have. */
export const createSchemas = {
  employees: CreateEmployee,
  employers: CreateEmployer,
  clients: CreateClient,
  jobs: CreateJob,
} as const satisfies Record<ImportKind, z.ZodType<RecordInput>>;
export const updateSchemas = {
  employees: UpdateEmployee,
  employers: UpdateEmployer,
  clients: UpdateClient,
  jobs: UpdateJob,
} as const satisfies Record<ImportKind, z.ZodType<RecordInput>>;
/** Of a placement, but for the employee, who may be new. */
export const placementSchema = CreatePlacement.omit({ employee_id: true });

export const placementProperties = (): KnownProperties => knownProperties(CreatePlacement);

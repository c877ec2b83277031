import {
  CreateClient,
  CreateEmployer,
  CreateJob,
  CreatePlacement,
  UpdateClient,
  UpdateEmployer,
  UpdateJob,
  UpdatePlacement,
} from '@firstday/domain';
import type { z } from 'zod';
import type { ManagedKind } from './managed-kind';

/** Whether a record is made, for which more must be given, or changed. */
export type RecordAct = 'create' | 'update';

type Shape = Readonly<Record<string, z.ZodType>>;

const shapes: Readonly<Record<ManagedKind, Readonly<Record<RecordAct, Shape>>>> = {
  employer: { create: CreateEmployer.shape, update: UpdateEmployer.shape },
  client: { create: CreateClient.shape, update: UpdateClient.shape },
  job: { create: CreateJob.shape, update: UpdateJob.shape },
  placement: { create: CreatePlacement.shape, update: UpdatePlacement.shape },
};

/** What the API takes as a property of a kind. */
export function schemaOf(kind: ManagedKind, act: RecordAct, name: string): z.ZodType {
  const schema = shapes[kind][act][name];
  if (!schema) throw new Error(`A ${kind} has no ${name}`);
  return schema;
}

export const mustBeGiven = (kind: ManagedKind, act: RecordAct, name: string): boolean =>
  !schemaOf(kind, act, name).safeParse(null).success;

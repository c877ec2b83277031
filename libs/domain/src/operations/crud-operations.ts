import type { z } from 'zod';
import { ExternalIdConflictError, PreconditionFailedError } from '../problem.js';
import { orderedPage } from '../page.js';
import {
  type CredentialKind,
  type OperationReference,
  badRequestError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';

type Verb = 'list' | 'create' | 'findById' | 'updateById' | 'upsertByExternalId' | 'deleteById';

interface CrudFacts {
  readonly answer: z.ZodType;
  readonly query: z.ZodObject;
  /** What get one takes. */
  readonly queryOfOne?: z.ZodObject;
  /** What list and get one answer, where that is more. */
  readonly read?: z.ZodType;
  readonly create: z.ZodType;
  readonly update: z.ZodType;
  /** Who may list. */
  readonly listers: readonly CredentialKind[];
  /** Who may read one. */
  readonly readers: readonly CredentialKind[];
  /** What stands in the way of a record. */
  readonly conflict?: z.ZodType;
  readonly reference: Readonly<Partial<Record<Verb, OperationReference>>>;
}

/** What the reference says of records of every kind. */
export const recordNotes = {
  created:
    '`custom_attributes` takes active custom properties of this kind of record. Any other top-level property with a plain value is kept as a system attribute and answered at the top level.',
  changed:
    'Only what is given changes. `custom_attributes` are merged, and null clears one. A top-level property with a plain value is kept as a system attribute.',
  upserted:
    'Creates the record with this `external_id` (201), or changes the one that has it (200): what is not given stays as it is. Sent twice, it is the same once; of two at a time one creates the record and the other changes it. A deleted record is not brought back: its `external_id` is free again.',
  deleted:
    'Answers the record as it last was; from then on it is 404. Refused with 400 where placements still name it.',
} as const;

/** List, create, get, change, delete: the same for each kind of record. */
export function crudOperations<
  Tag extends string,
  Noun extends 'client' | 'employee' | 'employer' | 'job' | 'placement',
>(tag: Tag, noun: Noun, crud: CrudFacts) {
  const { answer: schema, query, create, update, listers, readers, reference } = crud;
  const path = `/${tag}` as const;
  const one = `/${tag}/{${noun}_id}` as const;
  const byExternalId = `/${tag}/by_external_id/{external_id}` as const;
  const a = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  const [answers, errors] = [{ 200: schema }, { ...badRequestError, ...notFoundError }];
  const staleError = { 412: PreconditionFailedError };
  const writeErrors = { ...errors, 409: crud.conflict ?? ExternalIdConflictError };
  const verbs = {
    list: operation(
      {
        method: 'GET',
        path,
        summary: `List ${tag}`,
        query,
        answers: { 200: orderedPage(crud.read ?? schema) },
        errors: badRequestError,
        allows: listers,
        mayReadReplica: true,
        needs: `${noun}:view`,
      },
      reference.list,
    ),
    create: operation(
      {
        method: 'POST',
        path,
        summary: `Create ${a}`,
        body: create,
        answers: { 201: schema },
        errors: writeErrors,
        isVersioned: 'made',
        allows: staffOnly,
        needs: `${noun}:edit`,
      },
      reference.create,
    ),
    findById: operation(
      {
        method: 'GET',
        path: one,
        summary: `Get ${a}`,
        ...(crud.queryOfOne && { query: crud.queryOfOne }),
        answers: { 200: crud.read ?? schema },
        errors,
        isVersioned: 'read',
        allows: readers,
        needs: `${noun}:view`,
      },
      reference.findById,
    ),
    updateById: operation(
      {
        method: 'PATCH',
        path: one,
        summary: `Change ${a}`,
        body: update,
        answers,
        errors: { ...writeErrors, ...staleError },
        isVersioned: 'changed',
        allows: staffOnly,
        needs: `${noun}:edit`,
      },
      reference.updateById,
    ),
    upsertByExternalId: operation(
      {
        method: 'PUT',
        path: byExternalId,
        summary: `Create ${a}, or change the one of this external id`,
        body: create,
        answers: { 200: schema, 201: schema },
        errors: { ...writeErrors, ...staleError },
        isVersioned: 'changed',
        allows: staffOnly,
        needs: `${noun}:edit`,
        isBeyond: true,
      },
      { note: recordNotes.upserted, body: reference.create?.body, ...reference.upsertByExternalId },
    ),
    deleteById: operation(
      {
        method: 'DELETE',
        path: one,
        summary: `Delete ${a}`,
        answers,
        errors: { ...errors, ...staleError },
        isVersioned: 'changed',
        allows: staffOnly,
        needs: `${noun}:edit`,
      },
      reference.deleteById,
    ),
  };
  const named = Object.entries(verbs).map(([verb, facts]) => [`${tag}.${verb}`, facts]);
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(named) as {
    [Verb in keyof typeof verbs as `${Tag}.${Verb}`]: (typeof verbs)[Verb];
  };
}

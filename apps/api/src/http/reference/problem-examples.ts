import {
  type OperationRow,
  type OperationId,
  exampleId,
  operations,
  parametersOf,
  staleProofMessage,
} from '@firstday/domain';
import { resourceOf } from './resource-of.js';

/** Of each error, by its tag; what most operations say. */
export const problemExamples: Readonly<Record<string, unknown>> = {
  HttpApiDecodeError: {
    issues: [
      {
        _tag: 'Missing',
        path: ['first_name'],
        message: 'Invalid input: expected string, received undefined',
      },
    ],
    message: 'first_name: Invalid input: expected string, received undefined',
    _tag: 'HttpApiDecodeError',
  },
  BadRequestError: {
    message: 'custom_attributes.color is not an active custom property of employee',
    _tag: 'BadRequestError',
  },
  Unauthorized: { message: 'A valid credential is needed', _tag: 'Unauthorized' },
  Forbidden: { message: 'This credential may not do this', _tag: 'Forbidden' },
  ForbiddenError: {
    message: 'The form is completed: ask for a change first (task_change_requests)',
    _tag: 'ForbiddenError',
  },
  ResourceNotFoundError: { message: 'There is no such employee', _tag: 'ResourceNotFoundError' },
  TooManyRequestsError: {
    message: 'Too many attempts: try again in 3 seconds',
    _tag: 'TooManyRequestsError',
  },
  DuplicateTaskError: {
    message: 'The employee has a living task of this form already',
    _tag: 'DuplicateTaskError',
  },
  AlreadySignedError: { message: 'This section is signed already', _tag: 'AlreadySignedError' },
  PlacementConflictError: {
    message: 'There is a placement of this employee, employer, client and job already',
    meta: { placementId: exampleId('placement') },
    _tag: 'PlacementConflictError',
  },
  ExternalIdConflictError: {
    message: 'Another employee has this external_id',
    meta: { id: exampleId('employee') },
    _tag: 'ExternalIdConflictError',
  },
  PreconditionFailedError: {
    message: 'The record has changed since it was read: read it again',
    _tag: 'PreconditionFailedError',
  },
  UserCreationError: { message: 'Another user has this email or external id', _tag: 'UserCreationError' },
  UserDeletionError: {
    message: 'Nobody can delete themselves: ask another admin',
    _tag: 'UserDeletionError',
  },
  IdempotencyConflictError: {
    message: 'This Idempotency-Key was used with another request',
    _tag: 'IdempotencyConflictError',
  },
  PayloadTooLargeError: { message: 'The body is too large', _tag: 'PayloadTooLargeError' },
  UnsupportedMediaTypeError: {
    message: 'This media type is not supported',
    _tag: 'UnsupportedMediaTypeError',
  },
  InternalServerError: {
    message:
      'Something went wrong. Quote the request id 4c1a8f0e-2f5e-4f0e-9c6e-0d8f5a3f7b11 when you ask for help.',
    _tag: 'InternalServerError',
  },
};

/** What an operation answers with an error; nothing for a tag that no operation has. */
export function problemExampleOf(id: OperationId, tag: string): unknown {
  const { path, needsFreshProof, reference }: OperationRow = operations[id];
  if (tag === 'ResourceNotFoundError') return { message: `There is no such ${nounOf(path)}`, _tag: tag };
  if (tag !== 'BadRequestError' && tag !== 'ForbiddenError') return problemExamples[tag];
  if (tag === 'ForbiddenError' && needsFreshProof) return { message: staleProofMessage, _tag: tag };
  const message = reference.refusals?.[tag] ?? resourceOf(id).refusals?.[tag];
  return message ? { message, _tag: tag } : problemExamples[tag];
}

/** What the last parameter of a path names; without one, a record that the body names. */
const nounOf = (path: string): string => [...parametersOf(path).values()].at(-1)?.noun ?? 'record';

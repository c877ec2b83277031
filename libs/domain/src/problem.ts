import { z } from 'zod';

const tagged = <T extends string>(tag: T) =>
  z
    .strictObject({
      message: z.string().describe('What went wrong, in English, for whoever builds the integration.'),
      _tag: z.literal(tag).describe('Which error it is.'),
    })
    .meta({ id: tag });

export const IssueTag = z.enum([
  'Pointer',
  'Unexpected',
  'Missing',
  'Composite',
  'Refinement',
  'Transformation',
  'Type',
  'Forbidden',
]);

export const Issue = z
  .strictObject({
    _tag: IssueTag.describe('What kind of mistake it is.'),
    path: z
      .array(z.union([z.string(), z.number()]))
      .describe('Where it is in the request, property by property; numbers count in lists from 0.'),
    message: z.string().describe('What was expected there; the value itself is never repeated.'),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof Issue>;

/** 400: the request is not of the form that the operation takes; every issue is listed, none echoes a value. */
export const HttpApiDecodeError = z
  .strictObject({
    issues: z.array(Issue).describe('Every mistake, not the first alone.'),
    message: z.string().describe('The first of them in a sentence.'),
    _tag: z.literal('HttpApiDecodeError').describe('Which error it is.'),
  })
  .meta({ id: 'HttpApiDecodeError' });
/** 400: well-formed, but cannot be done. */
export const BadRequestError = tagged('BadRequestError');
/** 401: no credential, or an unknown, expired or revoked one. */
export const Unauthorized = tagged('Unauthorized');
/** 403: a known credential that this operation is not for. */
export const Forbidden = tagged('Forbidden');
/** 403: allowed in general, refused for this record by law or state. */
export const ForbiddenError = tagged('ForbiddenError');
/** 404: no such record in the caller's account. */
export const ResourceNotFoundError = tagged('ResourceNotFoundError');
/** 409: the employee has a living task of this form with the same associations. */
export const DuplicateTaskError = tagged('DuplicateTaskError');
/** 409: the section bears its signature already. */
export const AlreadySignedError = tagged('AlreadySignedError');
/** 429: too many requests, or too many attempts to sign in; `Retry-After` says in how many seconds to try again. */
export const TooManyRequestsError = tagged('TooManyRequestsError');
/** 400: the user cannot be made, as when its email is another's. */
export const UserCreationError = tagged('UserCreationError');
/** 400: the user cannot be deleted, as when it is the caller. */
export const UserDeletionError = tagged('UserDeletionError');
/** 409: a placement of the same employee, employer, client and job in a period that overlaps. */
export const PlacementConflictError = z
  .strictObject({
    message: z.string().describe('What went wrong, in English, for whoever builds the integration.'),
    meta: z
      .strictObject({ placementId: z.string().describe('The placement that there is already.') })
      .describe('Which record it conflicts with.'),
    _tag: z.literal('PlacementConflictError').describe('Which error it is.'),
  })
  .meta({ id: 'PlacementConflictError' });
/** 409: another record of the kind has this `external_id`. */
export const ExternalIdConflictError = z
  .strictObject({
    message: z.string().describe('What is wrong, in words.'),
    meta: z
      .strictObject({
        id: z.string().nullable().describe('The record that has it; null where the caller may not see it.'),
      })
      .describe('What stands in the way.'),
    _tag: z.literal('ExternalIdConflictError').describe('The kind of error.'),
  })
  .meta({ id: 'ExternalIdConflictError' });

/** 412: `If-Match` names other versions of the record only. */
export const PreconditionFailedError = tagged('PreconditionFailedError');

/** Every error body that the service answers. */
export const Problem = z.union([
  HttpApiDecodeError,
  BadRequestError,
  Unauthorized,
  Forbidden,
  ForbiddenError,
  ResourceNotFoundError,
  TooManyRequestsError,
  AlreadySignedError,
  DuplicateTaskError,
  PlacementConflictError,
  ExternalIdConflictError,
  PreconditionFailedError,
  UserCreationError,
  UserDeletionError,
]);
export type Problem = z.infer<typeof Problem>;

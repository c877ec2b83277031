import { FirstdayError } from './firstday-error.js';
import type { Issue } from './generated/types.js';

/** What an answer says of an error. */
export interface Refusal {
  readonly message: string;
  readonly operation: string;
  readonly status: number;
  readonly tag: string | undefined;
  readonly requestId: string | undefined;
  readonly issues: readonly Issue[];
  readonly meta: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;
}

/** The service answered with an error. */
export class ApiError extends FirstdayError {
  override readonly name: string = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The kind of error in the interface's words, as `PlacementConflictError`. */
  readonly tag: string | undefined;
  /** What the service's logs call this request: give it to whoever runs the service. */
  readonly requestId: string | undefined;
  /** Every issue of a request that is not of the operation's form; else empty. */
  readonly issues: readonly Issue[];

  constructor(refusal: Refusal) {
    const { tag, requestId } = refusal;
    const where = [refusal.operation, ...(requestId ? [`request ${requestId}`] : [])].join(', ');
    super(`${refusal.status} ${tag ?? ''}${tag ? ': ' : ''}${refusal.message} (${where})`, refusal.operation);
    this.status = refusal.status;
    this.tag = tag;
    this.requestId = requestId;
    this.issues = refusal.issues;
  }
}

/** 400: the request is not of the operation's form (see `issues`), or cannot be done (see `message`). */
export class BadRequestError extends ApiError {
  override readonly name: string = 'BadRequestError';
}

/** 401: the credential is missing, unknown, expired or revoked. */
export class UnauthorizedError extends ApiError {
  override readonly name: string = 'UnauthorizedError';
}

/** 403: the credential may not do this, or law or the record's state refuses it. */
export class ForbiddenError extends ApiError {
  override readonly name: string = 'ForbiddenError';
}

/** 404: the account has no such record. */
export class NotFoundError extends ApiError {
  override readonly name: string = 'NotFoundError';
}

/** 409: it conflicts with a record that exists, or with another request of the same idempotency key. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError';
}

/** 409: there is a placement of the same employee, employer, client and job in a period that overlaps. */
export class PlacementConflictError extends ConflictError {
  override readonly name: string = 'PlacementConflictError';
  /** The placement that there is. */
  readonly meta: { readonly placementId: string };

  constructor(refusal: Refusal) {
    super(refusal);
    this.meta = { placementId: String(refusal.meta['placementId']) };
  }
}

/** 409: the employee has a living task of this form with the same associations. */
export class DuplicateTaskError extends ConflictError {
  override readonly name: string = 'DuplicateTaskError';
}

/** 429: too many requests. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError';
  /** Seconds after which it is worth trying again, where the service says. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal);
    this.retryAfter = refusal.retryAfter;
  }
}

/** 5xx: the service failed, or is not there for the moment. */
export class ServerError extends ApiError {
  override readonly name: string = 'ServerError';
  /** Seconds after which it is worth trying again, where the service says. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal);
    this.retryAfter = refusal.retryAfter;
  }
}

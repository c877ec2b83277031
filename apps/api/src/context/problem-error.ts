import type { Issue } from '@firstday/domain';

/** An error response in the contract's shape. Thrown anywhere, rendered by the problem filter. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly tag: string,
    message: string,
    readonly more: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  get body(): Record<string, unknown> {
    return { ...this.more, message: this.message, _tag: this.tag };
  }
}

/**
 * Refuses a request and keeps what its transaction has written, such as a counted wrong guess. Thrown within a
 * transaction, which commits and then throws the problem.
 */
export class CommittedRefusal extends Error {
  constructor(readonly problem: ProblemError) {
    super(problem.message);
  }
}

/** For `catch`: the refusal; anything else is thrown on. */
export function orCommittedRefusal(error: unknown): CommittedRefusal {
  if (error instanceof CommittedRefusal) return error;
  throw error;
}

/** For work on many things, where what refuses one must not stop the others: anything unforeseen is still thrown. */
export function orProblem<Result>(work: () => Result): Result | ProblemError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

/** 400 when the request is understood but cannot be done. */
export const badRequest = (message: string) => new ProblemError(400, 'BadRequestError', message);

/** 400 when the request does not match the operation's schema. */
export const invalidInput = (issues: readonly Issue[]) =>
  new ProblemError(400, 'HttpApiDecodeError', decodeMessage(issues), { issues });

/** 401 for a credential that is missing, unknown, expired or revoked; which of them is not said. */
export const unauthorized = () => new ProblemError(401, 'Unauthorized', 'A valid credential is needed');

/** 403 when this credential may not do this, whatever the record. */
export const forbidden = (message = 'This credential may not do this') =>
  new ProblemError(403, 'Forbidden', message);

/** 403 when law or the record's state refuses it. */
export const forbiddenBecause = (message: string) => new ProblemError(403, 'ForbiddenError', message);

/** 429, with the seconds after which it is worth trying again. */
export const tooManyRequests = (seconds: number) =>
  new ProblemError(
    429,
    'TooManyRequestsError',
    `Too many attempts: try again in ${seconds} seconds`,
    {},
    { 'retry-after': String(seconds) },
  );

/** 503 while something is away that nothing can be done without; nothing of the request was carried out, as far as is known. */
export const serviceUnavailable = (seconds: number) =>
  new ProblemError(
    503,
    'ServiceUnavailableError',
    `The service cannot do this at the moment: try again in ${seconds} seconds`,
    {},
    { 'retry-after': String(seconds) },
  );

/** 404 also when the record is another account's. */
export const notFound = (what: string) =>
  new ProblemError(404, 'ResourceNotFoundError', `There is no such ${what}`);

function decodeMessage(issues: readonly Issue[]): string {
  const lines = issues.slice(0, 20).map((issue) => `${issue.path.join('.') || 'request'}: ${issue.message}`);
  return lines.join('; ');
}

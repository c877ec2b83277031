import {
  ApiError,
  BadRequestError,
  ConflictError,
  DuplicateTaskError,
  ForbiddenError,
  NotFoundError,
  PlacementConflictError,
  RateLimitError,
  type Refusal,
  ServerError,
  UnauthorizedError,
} from './api-error.js';
import type { Issue } from './generated/types.js';

/** What an answer other than success says, its text already rid of the credential. */
export function toApiError(operation: string, response: Response, text: string): ApiError {
  const body = parsed(text);
  const refusal: Refusal = {
    operation,
    message: typeof body['message'] === 'string' ? body['message'] : withoutMessage(response),
    status: response.status,
    tag: typeof body['_tag'] === 'string' ? body['_tag'] : undefined,
    requestId: response.headers.get('x-request-id') ?? undefined,
    issues: Array.isArray(body['issues']) ? body['issues'].filter(isIssue) : [],
    meta: isRecord(body['meta']) ? body['meta'] : {},
    retryAfter: toSeconds(response.headers.get('retry-after'), Date.now()),
  };
  return new (classOf(refusal))(refusal);
}

function classOf({ status, tag, meta }: Refusal): typeof ApiError {
  if (tag === 'PlacementConflictError' && typeof meta['placementId'] === 'string') {
    return PlacementConflictError;
  }
  if (tag === 'DuplicateTaskError') return DuplicateTaskError;
  if (status >= 500) return ServerError;
  return byStatus[status] ?? ApiError;
}

const byStatus: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** A proxy answers pages, not problems. A browser shows a redirect that was not followed as status 0. */
function withoutMessage({ status, statusText }: Response): string {
  if (status < 400) return 'The service answers with a redirect: is baseUrl its own address?';
  return statusText || 'The service did not say why';
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** `Retry-After` is a number of seconds or a date. */
export function toSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) &&
  typeof value['_tag'] === 'string' &&
  typeof value['message'] === 'string' &&
  Array.isArray(value['path']);

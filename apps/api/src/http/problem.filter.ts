import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { toSafeError } from '../observability/index.js';
import {
  badRequest,
  ProblemError,
  serviceUnavailable,
  type UnavailablePart,
  unavailablePart,
} from '../context/index.js';
import { warningHeader } from './input-warnings.js';
import { unexpectedMessage } from './handle-uncaught-errors.js';
import { unrouted } from './unrouted.js';

/**
 * Converts whatever was thrown to the contract's error shape; where the database or the disk is not
 * available a 503, and an unexpected error is a 500 with a request id and no internals.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problems');

  /**
   * @param onRefused is called with each request that its credential may not make
   * @param onUnavailable is called with what is missing, for each request that it kept from being carried out
   */
  constructor(
    private readonly onRefused: (request: Request & { id: string }) => void = () => undefined,
    private readonly onUnavailable: (part: UnavailablePart) => void = () => undefined,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    // What was refused was not accepted after all.
    if (!response.headersSent) response.removeHeader(warningHeader);
    const problem = isUnrouted(thrown) ? unrouted(request.originalUrl) : toProblem(thrown);
    if (problem) {
      if (problem.status === 403) this.onRefused(request);
      response.status(problem.status).set(problem.headers).json(problem.body);
      return;
    }
    const away = unavailablePart(thrown);
    if (away) this.onUnavailable(away);
    const what = away ? `the ${away} is not available` : 'unexpected error';
    this.logger.error({ request_id: request.id, ...toSafeError(thrown) }, what);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (away) {
      const { status, headers, body } = serviceUnavailable(retrySeconds[away]);
      response.status(status).set(headers).json(body);
      return;
    }
    response.status(500).json({
      _tag: 'InternalServerError',
      message: unexpectedMessage(request.id),
    });
  }
}

/** A database is back within seconds; somebody has to make room on a disk. */
const retrySeconds: Readonly<Record<UnavailablePart, number>> = { database: 2, disk: 10, storage: 10 };

/** Nest throws it where no route takes a request; we throw problems. */
const isUnrouted = (thrown: unknown): boolean => thrown instanceof NotFoundException;

function toProblem(thrown: unknown): ProblemError | undefined {
  if (thrown instanceof ProblemError) return thrown;
  const status = statusOf(thrown);
  if (status === 413) return new ProblemError(413, 'PayloadTooLargeError', 'The body is too large');
  if (status === 415)
    return new ProblemError(415, 'UnsupportedMediaTypeError', 'This media type is not supported');
  if (status === 400) return badRequest('The request body could not be read');
  if (status !== undefined && status < 500)
    return new ProblemError(status, 'BadRequestError', 'The request was refused');
  return undefined;
}

/** Nest's exceptions and the errors of Express's body parser carry a status. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (!(thrown instanceof Error) || !('status' in thrown)) return undefined;
  return typeof thrown.status === 'number' ? thrown.status : undefined;
}

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
import { badRequest, ProblemError } from '../context/index.js';
import { unrouted } from './unrouted.js';

/**
 * Converts whatever was thrown to the contract's error shape; an unexpected error is a 500 with a request id and no
 * internals.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problems');

  /** @param onRefused is called with each request that its credential may not make */
  constructor(private readonly onRefused: (request: Request & { id: string }) => void = () => undefined) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = isUnrouted(thrown) ? unrouted(request.originalUrl) : toProblem(thrown);
    if (problem) {
      if (problem.status === 403) this.onRefused(request);
      response.status(problem.status).set(problem.headers).json(problem.body);
      return;
    }
    this.logger.error({ request_id: request.id, ...toSafeError(thrown) }, 'unexpected error');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(500).json({
      _tag: 'InternalServerError',
      message: `Something went wrong. Quote the request id ${request.id} when you ask for help.`,
    });
  }
}

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

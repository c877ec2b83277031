import { StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { Admission } from './access/admission.js';
import { AppModule } from './app.module.js';
import { RequestFigures } from './health/request-figures.js';
import { jsonBody, onlyKnownMedia } from './platform/body.js';
import type { Config } from './platform/config.js';
import { SwiftExpressAdapter } from './platform/express-adapter.js';
import { contractIssues } from './platform/issues.js';
import { ProblemFilter } from './platform/problem.filter.js';
import { notFound, undecodable } from './platform/problems.js';
import { requestId } from './platform/request-id.js';
import { securityHeaders } from './platform/security-headers.js';
import { serveReference } from './reference.js';

/** The HTTP application, not yet listening: what `main` serves, the reference documents and the feature tests call. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.for(config),
    new SwiftExpressAdapter(),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(Logger));
  app.set('trust proxy', ['loopback', ...config.trustedProxies]);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestId, securityHeaders);
  if (config.role === 'worker') app.use(onlyForOperators);
  app.use('/api', app.get(RequestFigures, { strict: false }).middleware);
  app.use('/api/v1', app.get(Admission).middleware);
  app.use(onlyKnownMedia, jsonBody);
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready', 'metrics'] });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(
    new StandardSchemaValidationPipe({ exceptionFactory: (issues) => undecodable(contractIssues(issues)) }),
  );
  serveReference(app);
  await app.init();
  app.use(unknownRoute);
  return app;
}

/** A process that is a worker only serves nobody else. */
function onlyForOperators(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(health\/|metrics$)/.test(request.path)) next();
  else unknownRoute(request, response);
}

/** Nest answers unknown routes below its prefix only. */
function unknownRoute(_request: Request, response: Response): void {
  const problem = notFound('route');
  response.status(problem.status).json(problem.body);
}

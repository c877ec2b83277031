import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import {
  AdmissionService,
  bodySender,
  bodySenderKey,
  CredentialsService,
  RefusalsService,
} from './identity/index.js';
import { AppModule } from './app.module.js';
import { entities } from './entities.js';
import {
  attributeToRequest,
  BodyQueue,
  defaultTimeouts,
  FastExpressAdapter,
  FrontDoor,
  joinTrace,
  jsonBody,
  middlewareChain,
  type Platform,
  ProblemFilter,
  RequestMetrics,
  requestId,
  securityHeaders,
  traceRequests,
  underPath,
  unrouted,
} from './http/index.js';
import { openKeyring } from './sealing/index.js';
import { BackgroundWork, Draining } from './background/index.js';
import { Clock, type Config, notFound, type ProblemError } from './context/index.js';
import { Database, openDataSource } from './database/index.js';
import { accessLog, createLogger, Metrics, openTelemetry, Telemetry } from './observability/index.js';
import { sealedData } from './sealed-data.js';
import { serveUnsubscribePage } from './messages/index.js';
import { serveReference } from './serve-reference.js';
import { serveWellKnown } from './http/serve-well-known.js';

/** The HTTP application, not yet listening: what `main` serves, the reference documents and the feature tests call. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const log = createLogger(config.logLevel);
  Logger.overrideLogger(log.forNest);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.for(await openPlatform(config)),
    new FastExpressAdapter({ ...defaultTimeouts, keepAlive: config.keepAliveSeconds * 1000 }),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(log.forNest);
  app.get(BackgroundWork, { strict: false }).setNoteLog(log.facts);
  // What the front door leaves get the headers get proxies can be believed, whoever is at the other end.
  app.set('trust proxy', true);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  const telemetry: Telemetry = app.get(Telemetry, { strict: false });
  const draining = app.get(Draining, { strict: false });
  const credentials = app.get(CredentialsService, { strict: false });
  const clock = app.get(Clock, { strict: false });
  const door = new FrontDoor(config, app.getHttpServer(), draining, {
    telemetry,
    findFormSession: (token) => credentials.formSessionOf(token, clock.now()),
  });
  app.use(
    middlewareChain(
      attributeToRequest,
      door.receive,
      ...(telemetry.isOn ? [traceRequests(telemetry)] : []),
      requestId,
      securityHeaders(config.baseUrl),
      accessLog(log.facts),
      door.refuseUnreadable,
      ...(config.role === 'worker' ? [operatorsOnly] : []),
      underPath('/api', app.get(RequestMetrics, { strict: false }).middleware),
      underPath('/api/v1', app.get(AdmissionService).middleware),
      jsonBody(bodySender, { keyOf: bodySenderKey, queue: bodyQueueOf(config, app) }),
      ...(telemetry.isOn ? [joinTrace(telemetry)] : []),
    ),
  );
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready', 'metrics'] });
  const refusals = app.get(RefusalsService);
  const metrics = app.get(Metrics, { strict: false });
  app.useGlobalFilters(
    new ProblemFilter(
      (request) => refusals.record(request),
      (part) => metrics.count('unavailable_answers', { part }),
    ),
  );
  serveReference(app);
  serveUnsubscribePage(app, config.baseUrl);
  serveWellKnown(app, config);
  await app.init();
  app.use(unknownRoute);
  return app;
}

/** Large bodies in turn, and how many there are at the moment as figures. */
function bodyQueueOf({ plainPaths }: Config, app: NestExpressApplication): BodyQueue | undefined {
  if (plainPaths.includes('bodies')) return undefined;
  const queue = new BodyQueue();
  const metrics = app.get(Metrics, { strict: false });
  metrics.gauge(
    'large_bodies_read',
    'JSON bodies of more than 64 KiB that are being read',
    () => queue.reading,
  );
  metrics.gauge('large_bodies_waiting', 'JSON bodies that wait until they may be read', () => queue.waiting);
  return queue;
}

/** Before anything else is made: with the wrong keys nothing is begun. @throws KeyringError */
async function openPlatform(config: Config): Promise<Platform> {
  const telemetry = await openTelemetry(config.telemetry);
  const dataSource = await openDataSource({ ...config, tracing: telemetry }, entities);
  try {
    const keyring = await openKeyring(config, new Database(dataSource), sealedData);
    return { config, dataSource, keyring, telemetry };
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** A process that is a worker only serves nobody else. */
function operatorsOnly(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(health\/|metrics$)/.test(request.path)) next();
  else sendProblem(response, notFound('route'));
}

/** Nest answers unknown routes below its prefix only. */
function unknownRoute({ originalUrl }: Request, response: Response): void {
  sendProblem(response, unrouted(originalUrl));
}

function sendProblem(response: Response, problem: ProblemError): void {
  response.status(problem.status).set(problem.headers).json(problem.body);
}

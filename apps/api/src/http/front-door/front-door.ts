import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Draining } from '../../background/index.js';
import { badRequest, type Config, ProblemError, serviceUnavailable } from '../../context/index.js';
import { noTelemetry, type Telemetry } from '../../observability/index.js';
import { tracePage } from '../trace-requests.js';
import { type BodyPace, usualPace } from '../body-pace.js';
import { BodyGate, type FindFormSession, hasBody } from './body-gate.js';
import { BuildFiles } from './build-files.js';
import { Forwarding } from './forwarding.js';
import { refusedByPages } from './refused-by-pages.js';
import { type Passage, refuse } from './passage.js';
import { isOfApi, isReadable } from './is-readable.js';
import { trustedProxies } from './trusted-proxies.js';
import { WebServer } from './web-server.js';

type Next = (error?: unknown) => void;

interface FrontDoorParts {
  readonly findFormSession: FindFormSession;
  /** How fast bodies have to come. */
  readonly pace?: Omit<BodyPace, 'maxBytes'>;
  readonly telemetry?: Telemetry;
}

/** Files of the build are the same for everybody. */
const isPublic = (target: string): boolean => /^\/(?:_next\/|embed\.js|icon\.svg)/.test(target);

/**
 * The one address of the service. What the API answers goes on to it; all else is handed on to the web, where there is one.
 * Nothing that a request says of its own way here is believed unless a trusted proxy said it.
 */
export class FrontDoor {
  private readonly forwarding: Forwarding;
  private readonly gate: BodyGate;
  private readonly pace: Omit<BodyPace, 'maxBytes'>;
  private readonly telemetry: Telemetry;
  private readonly files: BuildFiles | undefined;
  private readonly web: WebServer | undefined;
  private readonly host: string;
  private readonly isHttps: boolean;

  constructor(
    config: Config,
    private readonly server: Server,
    private readonly draining: Draining,
    { findFormSession, pace = usualPace, telemetry = noTelemetry }: FrontDoorParts,
  ) {
    this.gate = new BodyGate(findFormSession);
    this.pace = pace;
    this.telemetry = telemetry;
    this.forwarding = new Forwarding(trustedProxies(config), config.web?.internalToken);
    this.host = new URL(config.baseUrl).host;
    this.isHttps = config.baseUrl.startsWith('https:');
    this.web = config.web && new WebServer({ ...config.web, host: new URL(config.baseUrl).host });
    this.files = config.web?.filesFolder === undefined ? undefined : new BuildFiles(config.web.filesFolder);
    if (config.web?.isInDevelopment) this.allowUpgrades();
  }

  /** For `app.use`, before anything else. */
  readonly receive = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    this.forwarding.receive(request);
    // Who is told to end answers what is under way, and keeps no connection for more.
    if (this.draining.isUnderWay) response.setHeader('connection', 'close');
    const { url = '/' } = request;
    if (!this.web || isOfApi(url) || !isReadable(url)) next();
    else this.handOn(this.web, request, response);
  };

  /** For `app.use`, before anything looks at the address. */
  readonly refuseUnreadable = ({ url = '/' }: IncomingMessage, _response: unknown, next: Next): void =>
    next(isReadable(url) ? undefined : badRequest('The address could not be read'));

  private handOn(web: WebServer, request: IncomingMessage, response: ServerResponse): void {
    const isCacheable = isPublic(request.url ?? '');
    // Of this host alone: what else is served below it is not ours to decide.
    if (this.isHttps) response.setHeader('strict-transport-security', 'max-age=31536000');
    if (!isCacheable) response.setHeader('cache-control', 'no-store');
    if (this.files?.answer(request, response)) return;
    const refusal = refusedByPages(request, this.host);
    if (refusal) return refuse(request, response, refusal);
    if (!isCacheable) tracePage(this.telemetry, request, response);
    const passage = { request, response, isCacheable };
    if (hasBody(request)) void this.handOnBody(web, passage);
    else web.handOn(passage);
  }

  private async handOnBody(web: WebServer, passage: Passage): Promise<void> {
    const { request, response } = passage;
    try {
      const { leave, ...body } = await this.gate.admit(request);
      // The client may have hung up meanwhile.
      if (response.destroyed) return leave();
      response.once('close', leave);
      web.handOn({ ...passage, body: { ...this.pace, ...body } });
    } catch (error) {
      if (response.destroyed) return;
      refuse(request, response, error instanceof ProblemError ? error : serviceUnavailable(2));
    }
  }

  /** Next.js's development server tells its pages over a web socket that a source was saved. */
  private allowUpgrades(): void {
    this.server.on('upgrade', (request, socket, head) => {
      this.forwarding.receive(request);
      if (this.web && /^\/_next\/hmr\b/.test(request.url ?? ''))
        this.web.handOnUpgrade(request, socket, head);
      else socket.destroy();
    });
  }
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { LoginRequest } from '@firstday/everify';
import { z } from 'zod';

import { simulatedOperations } from './simulated-operations.ts';
import { type SentBody, readBody } from './read-body.ts';
import { jsonReply, type Reply } from './reply.ts';
import { noSuchOperation, ServiceError, unavailable } from './service-error.ts';
import type { ServiceShape } from './service-shape.ts';
import { SimulatedCases } from './simulated-cases.ts';
import { SimulatedClock } from './simulated-clock.ts';

interface SimulatorOptions {
  /** Where cases outlive a restart; without it they do not. */
  readonly stateFile?: string;
  /** How long an agency takes. */
  readonly answerSeconds?: number;
  /** Beyond which it answers 429. */
  readonly requestsPerSecond?: number;
  /** The form of its answers. */
  readonly shape?: ServiceShape;
}

/** Where the operations begin, as at the government's service. */
const basePath = '/api/v31';
/** Anybody may know them: nothing but simulated cases lies behind. */
const simulatorLogin = { username: 'simulator', password: 'simulator' };

const tokenMilliseconds = 12 * 3_600_000;

const Control = z.object({ seconds: z.coerce.number().catch(0), ssn: z.string().optional() });

/**
 * A server with the operations of E-Verify's web service, and nobody behind it: its answers follow from
 * `identities.ts`. Beside them, below `/simulator`, whoever tries things out moves its clock, ends its logins or
 * shuts it for a while.
 */
export class Simulator {
  readonly #clock = new SimulatedClock();
  readonly #cases: SimulatedCases;
  readonly #requestsPerSecond: number;
  readonly #shape: ServiceShape;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #stateFile: string | undefined;
  #second = { at: 0, requests: 0 };
  #shutUntil = 0;
  readonly #tokens = new Map<string, number>();

  constructor({ stateFile, answerSeconds, requestsPerSecond = 50, shape = 'a' }: SimulatorOptions = {}) {
    this.#shape = shape;
    this.#cases = new SimulatedCases(this.#clock, answerSeconds);
    this.#stateFile = stateFile;
    this.#requestsPerSecond = requestsPerSecond;
    if (stateFile && existsSync(stateFile)) this.#cases.restore(JSON.parse(readFileSync(stateFile, 'utf8')));
  }

  /** @returns its base URL */
  async listen(port = 0, host = '127.0.0.1'): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    const address = this.#server.address();
    return `http://${host}:${typeof address === 'object' ? address?.port : port}${basePath}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, bytes } = await this.#answer(request).catch(errorReply);
    response.writeHead(status, { 'content-length': bytes.length, ...headers });
    response.end(bytes);
  }

  async #answer(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://simulator');
    const body = await readBody(request);
    if (pathname.startsWith('/simulator/')) return jsonReply(this.#control(pathname, body));
    this.#refuseTooMany();
    if (this.#now < this.#shutUntil) throw unavailable();
    if (!pathname.startsWith(`${basePath}/`)) throw noSuchOperation();
    const operation = `${request.method} ${pathname.slice(basePath.length)}`;
    if (operation === 'POST /authentication/login') return this.#logIn(body);
    const token = this.#checkToken(request.headers.authorization);
    if (operation === 'POST /authentication/refresh') return this.#refresh(token);
    const reply = await this.#operate(operation, searchParams, body);
    if (request.method === 'POST') this.#keep();
    return reply;
  }

  async #operate(operation: string, query: URLSearchParams, { json, files }: SentBody): Promise<Reply> {
    const [wanted, path = ''] = operation.split(' ');
    for (const { method, pattern, answer } of simulatedOperations) {
      const found = method === wanted && pattern.exec(path);
      if (found)
        return answer({
          cases: this.#cases,
          shape: this.#shape,
          n: found.groups?.['n'] ?? '',
          query,
          body: json,
          files,
        });
    }
    throw noSuchOperation();
  }

  #logIn({ json }: SentBody): Reply {
    const { data } = LoginRequest.safeParse(json);
    if (data?.username !== simulatorLogin.username || data.password !== simulatorLogin.password)
      throw new ServiceError('The user or the password is wrong.', {
        status: 401,
        code: 'INVALID_CREDENTIALS',
      });
    return this.#giveToken();
  }

  /** The token that it was asked with ends. */
  #refresh(token: string): Reply {
    this.#tokens.delete(token);
    return this.#giveToken();
  }

  #giveToken(): Reply {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, this.#now + tokenMilliseconds);
    return jsonReply({ access_token: token, user_info: { password_expiration_date: null } });
  }

  #checkToken(authorization = ''): string {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
    const until = this.#tokens.get(token);
    if (!until || until < this.#now)
      throw new ServiceError('Log in again.', { status: 401, code: 'TOKEN_EXPIRED' });
    return token;
  }

  #refuseTooMany(): void {
    const second = Math.floor(Date.now() / 1000);
    this.#second = this.#second.at === second ? this.#second : { at: second, requests: 0 };
    this.#second.requests += 1;
    if (this.#second.requests <= this.#requestsPerSecond) return;
    const headers = { 'retry-after': '1' };
    throw new ServiceError('Slow down.', { status: 429, code: 'TOO_MANY_REQUESTS', headers });
  }

  #control(path: string, { json }: SentBody): object {
    const { seconds, ssn } = Control.parse(json ?? {});
    if (path === '/simulator/advance' && ssn) this.#cases.advance(ssn, seconds);
    else if (path === '/simulator/advance') this.#clock.advance(seconds);
    else if (path === '/simulator/shut') this.#shutUntil = this.#now + seconds * 1000;
    else if (path === '/simulator/end_logins') this.#tokens.clear();
    else if (path !== '/simulator/cases')
      throw new ServiceError('There is no such control.', { status: 404, code: 'NOT_FOUND' });
    const cases = this.#cases.toState().cases.map(({ details }) => details);
    return { now: this.#clock.now().toISOString(), cases };
  }

  get #now(): number {
    return this.#clock.now().getTime();
  }

  #keep(): void {
    if (!this.#stateFile) return;
    writeFileSync(`${this.#stateFile}.new`, JSON.stringify(this.#cases.toState()), { mode: 0o600 });
    renameSync(`${this.#stateFile}.new`, this.#stateFile);
  }
}

function errorReply(error: unknown): Reply {
  if (error instanceof ServiceError) {
    const { status, code, message, headers } = error;
    const reply = jsonReply({ errors: [{ error_code: code, message }] }, status);
    return { ...reply, headers: { ...reply.headers, ...headers } };
  }
  console.error(error);
  return jsonReply({ errors: [{ error_code: 'ERROR', message: 'The simulator failed.' }] }, 500);
}

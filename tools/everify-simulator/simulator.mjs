import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { LoginRequest } from '@firstday/everify';
import { SimulatedCases } from './cases.mjs';
import { SimulatedClock } from './clock.mjs';
import { operations } from './operations.mjs';
import { invalid, ServiceError } from './service-error.mjs';

/** Where the operations begin, as at the government's service. */
export const basePath = '/api/v31';
/** Anybody may know them: nothing but simulated cases lies behind. */
export const simulatorLogin = { username: 'simulator', password: 'simulator' };

const longestBody = 12 * 1024 * 1024;
const tokenHours = 12;

/**
 * A server with the operations of E-Verify's web service, and nobody behind it: its answers follow from
 * `identities.mjs`. Beside them, below `/simulator`, whoever tries things out moves its clock, ends its logins or
 * shuts it for a while.
 *
 * @param stateFile where cases outlive a restart; none: they do not
 * @param requestsPerSecond beyond which it answers 429
 */
export class Simulator {
  #clock = new SimulatedClock();
  #tokens = new Map();
  #shutUntil = 0;
  #second = { at: 0, requests: 0 };
  #cases;
  #stateFile;
  #requestsPerSecond;
  #server = createServer((request, response) => void this.#serve(request, response));

  /** @param {{ stateFile?: string, answerSeconds?: number, requestsPerSecond?: number }} options */
  constructor({ stateFile, answerSeconds, requestsPerSecond = 50 } = {}) {
    this.#cases = new SimulatedCases(this.#clock, { answerSeconds });
    this.#stateFile = stateFile;
    this.#requestsPerSecond = requestsPerSecond;
    if (stateFile && existsSync(stateFile)) this.#cases.restore(JSON.parse(readFileSync(stateFile, 'utf8')));
  }

  /** @returns its base URL */
  async listen(port = 0, host = '127.0.0.1') {
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    return `http://${host}:${this.#server.address().port}${basePath}`;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request, response) {
    const { status, headers, bytes } = await this.#answer(request).catch((error) => failed(error));
    response.writeHead(status, { 'content-length': bytes.length, ...headers });
    response.end(bytes);
  }

  async #answer(request) {
    const url = new URL(request.url, 'http://simulator');
    const body = await bodyOf(request);
    if (url.pathname.startsWith('/simulator/'))
      return written({ status: 200, body: this.#control(url.pathname, body) });
    this.#refuseTooMany();
    if (this.#clock.now().getTime() < this.#shutUntil)
      throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'The service is not available.');
    if (!url.pathname.startsWith(`${basePath}/`))
      throw new ServiceError(404, 'NOT_FOUND', 'There is no such operation.');
    const path = url.pathname.slice(basePath.length);
    if (request.method === 'POST' && path === '/authentication/login') return written(this.#logIn(body.json));
    this.#checkToken(request.headers.authorization);
    const answer = await this.#operate(request.method, path, {
      query: url.searchParams,
      body: body.json,
      files: body.files,
    });
    if (request.method === 'POST') this.#keep();
    return written(answer);
  }

  #operate(method, path, given) {
    for (const { method: own, pattern, answer } of operations) {
      const found = own === method && pattern.exec(path);
      if (found) return answer({ ...given, cases: this.#cases, n: found.groups?.n });
    }
    throw new ServiceError(404, 'NOT_FOUND', 'There is no such operation.');
  }

  #logIn(body) {
    const given = LoginRequest.safeParse(body);
    const isKnown =
      given.success &&
      given.data.username === simulatorLogin.username &&
      given.data.password === simulatorLogin.password;
    if (!isKnown) throw new ServiceError(401, 'INVALID_CREDENTIALS', 'The user or the password is wrong.');
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, this.#clock.now().getTime() + tokenHours * 3_600_000);
    return { status: 200, body: { access_token: token, user_info: { password_expiration_date: null } } };
  }

  #checkToken(authorization) {
    const until = this.#tokens.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1]);
    if (!until || until < this.#clock.now().getTime())
      throw new ServiceError(401, 'TOKEN_EXPIRED', 'Log in again.');
  }

  #refuseTooMany() {
    const second = Math.floor(Date.now() / 1000);
    this.#second = this.#second.at === second ? this.#second : { at: second, requests: 0 };
    this.#second.requests += 1;
    if (this.#second.requests > this.#requestsPerSecond)
      throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Slow down.', { 'retry-after': '1' });
  }

  #control(path, { json }) {
    const seconds = Number(json?.seconds ?? 0);
    if (path === '/simulator/advance' && json?.ssn) this.#cases.advance(json.ssn, seconds);
    else if (path === '/simulator/advance') this.#clock.advance(seconds);
    else if (path === '/simulator/shut') this.#shutUntil = this.#clock.now().getTime() + seconds * 1000;
    else if (path === '/simulator/end_logins') this.#tokens.clear();
    else if (path !== '/simulator/cases')
      throw new ServiceError(404, 'NOT_FOUND', 'There is no such control.');
    return {
      now: this.#clock.now().toISOString(),
      cases: this.#cases.toState().cases.map(({ details }) => details),
    };
  }

  #keep() {
    if (!this.#stateFile) return;
    writeFileSync(`${this.#stateFile}.new`, JSON.stringify(this.#cases.toState()), { mode: 0o600 });
    renameSync(`${this.#stateFile}.new`, this.#stateFile);
  }
}

async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new ServiceError(413, 'TOO_LARGE', 'The body is too large.');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/'))
    return { files: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
  try {
    return { json: JSON.parse(bytes.toString()) };
  } catch {
    throw invalid('The body is not JSON.');
  }
}

function written({ status, body, bytes, type = 'application/json' }) {
  return { status, headers: { 'content-type': type }, bytes: bytes ?? Buffer.from(JSON.stringify(body)) };
}

function failed(error) {
  if (!(error instanceof ServiceError)) console.error(error);
  const { status = 500, code = 'ERROR', headers = {} } = error instanceof ServiceError ? error : {};
  const message = error instanceof ServiceError ? error.message : 'The simulator failed.';
  const answer = written({ status, body: { errors: [{ error_code: code, message }] } });
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

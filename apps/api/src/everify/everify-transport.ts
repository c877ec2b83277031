import { type LoginAnswer, serviceAnswers } from '@firstday/everify';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { EverifyUnavailable } from './everify-gateway.js';
import {
  assertSucceeded,
  type EverifyResponse,
  isTimeout,
  loginRefusalOf,
  operationOf,
  readServiceAnswer,
  readContent,
  retryDelayOf,
} from './everify-response.js';
import { type EverifyTokens, type HeldToken, needsRefresh } from './everify-tokens.js';

export interface WebServiceLogin {
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
  /** In place of the usual ones, for tests and the conformance kit. */
  readonly pace?: { readonly intervalMilliseconds: number; readonly timeoutMilliseconds: number };
}

/** The service names no rate: ten a second is less than a browser's page asks of it. */
const usualPace = { intervalMilliseconds: 100, timeoutMilliseconds: 30_000 };

/** Requests to E-Verify's web service, logged in, one after the other at the rate that it takes. */
export class EverifyTransport {
  private renewing: Promise<string> | undefined;
  /** A password that was refused is not tried again: after a few times E-Verify locks its user out. */
  private loginRefusal: EverifyUnavailable | undefined;
  private next = 0;
  private pausedUntil = 0;

  constructor(
    private readonly login: WebServiceLogin,
    private readonly tokens: EverifyTokens,
  ) {}

  /** @throws EverifyUnknownShape where the answer cannot be read */
  async request<Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: object) {
    return readServiceAnswer(schema, await this.send(method, path, body), operationOf(method, path));
  }

  /** Logs in where it has to, and once more where the login ended early. */
  async send(method: string, path: string, body?: object): Promise<EverifyResponse> {
    const token = await this.currentToken();
    const answer = await this.exchange(method, path, body, token);
    if (answer.status !== 401) return assertSucceeded(answer);
    const again = await this.exchange(method, path, body, await this.renew(token, () => this.logIn()));
    // The login is new: this is not about the case, and asking again may help.
    if (again.status === 401) throw new EverifyUnavailable('401', again.retryAfter);
    return assertSucceeded(again);
  }

  /** Another login, whatever one is held. */
  async signIn(): Promise<void> {
    await this.renew(undefined, () => this.logIn());
  }

  private async currentToken(): Promise<string> {
    if (this.loginRefusal) throw this.loginRefusal;
    const held = await this.tokens.current();
    if (held && !needsRefresh(held, Date.now())) return held.value;
    return this.renew(held?.value ?? '', (latest) => this.refreshOrLogIn(latest));
  }

  /** Many that ask at once in this process wait for one login. */
  private renew(
    stale: string | undefined,
    obtain: (held: HeldToken | undefined) => Promise<LoginAnswer>,
  ): Promise<string> {
    if (this.loginRefusal) throw this.loginRefusal;
    this.renewing ??= this.tokens.renew(stale, obtain).finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  /** One source names no refreshing: where the service does not do it, a login does. */
  private async refreshOrLogIn(held: HeldToken | undefined): Promise<LoginAnswer> {
    if (!held || held.until.getTime() <= Date.now()) return this.logIn();
    const answer = await this.exchange('POST', '/authentication/refresh', {}, held.value);
    const isRefreshed = answer.status >= 200 && answer.status < 300;
    return isRefreshed
      ? readServiceAnswer(serviceAnswers.login, answer, 'POST /authentication/refresh')
      : this.logIn();
  }

  private async logIn(): Promise<LoginAnswer> {
    const { username, password } = this.login;
    const answer = await this.exchange('POST', '/authentication/login', { username, password });
    this.loginRefusal = loginRefusalOf(answer);
    if (this.loginRefusal) throw this.loginRefusal;
    return readServiceAnswer(serviceAnswers.login, assertSucceeded(answer), 'POST /authentication/login');
  }

  private async exchange(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<EverifyResponse> {
    await this.waitForTurn();
    const answer = await this.fetchResponse(method, path, body, token);
    if (answer.status === 429) this.pausedUntil = Date.now() + retryDelayOf(answer);
    return answer;
  }

  private async fetchResponse(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<EverifyResponse> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.login.baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(this.pace.timeoutMilliseconds),
      headers: {
        accept: 'application/json, application/pdf, image/*',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw new EverifyUnavailable(isTimeout(error) ? 'timeout' : 'unreachable');
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
      content: await readContent(response, operationOf(method, path)),
    };
  }

  private async waitForTurn(): Promise<void> {
    const now = Date.now();
    if (now < this.pausedUntil)
      throw new EverifyUnavailable('429', Math.ceil((this.pausedUntil - now) / 1000));
    const at = Math.max(now, this.next);
    this.next = at + this.pace.intervalMilliseconds;
    if (at > now) await wait(at - now);
  }

  private get pace() {
    return this.login.pace ?? usualPace;
  }
}

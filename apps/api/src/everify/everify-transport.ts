import { LoginAnswer } from '@firstday/everify';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { EverifyUnavailable } from './everify-gateway.js';
import {
  assertSucceeded,
  type EverifyResponse,
  isTimeout,
  parseJson,
  readContent,
  retryDelayOf,
} from './everify-response.js';

export interface WebServiceLogin {
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
}

const timeoutMilliseconds = 30_000;
/** A login holds twelve hours; it is renewed before it ends. */
const loginMilliseconds = 11 * 3_600_000;
/** The service names no rate: ten a second is less than a browser's page asks of it. */
const requestIntervalMilliseconds = 100;

/** Requests to E-Verify's web service, logged in, one after the other at the rate that it takes. */
export class EverifyTransport {
  private token: { readonly value: string; readonly until: number } | undefined;
  private loggingIn: Promise<string> | undefined;
  /** A password that was refused is not tried again: after a few times E-Verify locks its user out. */
  private isLoginRefused = false;
  private next = 0;
  private pausedUntil = 0;

  constructor(private readonly login: WebServiceLogin) {}

  /** @throws EverifyUnavailable where the answer is not what the schema says */
  async request<Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: object) {
    const { content } = await this.send(method, path, body);
    const parsed = schema.safeParse(parseJson(content));
    if (!parsed.success) throw new EverifyUnavailable('unreadable');
    return parsed.data;
  }

  /** Logs in where it has to, and once more where the login ended early. */
  async send(method: string, path: string, body?: object): Promise<EverifyResponse> {
    const token = await this.currentToken();
    const answer = await this.exchange(method, path, body, token);
    if (answer.status !== 401) return assertSucceeded(answer);
    // Another request may have renewed it meanwhile.
    if (this.token?.value === token) this.token = undefined;
    return assertSucceeded(await this.exchange(method, path, body, await this.currentToken()));
  }

  private async currentToken(): Promise<string> {
    if (this.token && this.token.until > Date.now() && !this.isLoginRefused) return this.token.value;
    return this.signIn();
  }

  /** Another login, whatever one is held. */
  signIn(): Promise<string> {
    if (this.isLoginRefused) throw new EverifyUnavailable('login_refused');
    this.loggingIn ??= this.logIn().finally(() => (this.loggingIn = undefined));
    return this.loggingIn;
  }

  private async logIn(): Promise<string> {
    const { username, password } = this.login;
    const answer = await this.exchange('POST', '/authentication/login', { username, password });
    this.isLoginRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (this.isLoginRefused) throw new EverifyUnavailable('login_refused');
    const parsed = LoginAnswer.safeParse(parseJson(assertSucceeded(answer).content));
    if (!parsed.success) throw new EverifyUnavailable('unreadable');
    this.token = { value: parsed.data.access_token, until: Date.now() + loginMilliseconds };
    return this.token.value;
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
      signal: AbortSignal.timeout(timeoutMilliseconds),
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
      content: await readContent(response),
    };
  }

  private async waitForTurn(): Promise<void> {
    const now = Date.now();
    if (now < this.pausedUntil)
      throw new EverifyUnavailable('429', Math.ceil((this.pausedUntil - now) / 1000));
    const at = Math.max(now, this.next);
    this.next = at + requestIntervalMilliseconds;
    if (at > now) await wait(at - now);
  }
}

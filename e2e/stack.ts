import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { test as base } from '@playwright/test';

interface Credentials {
  readonly base_url: string;
  readonly live: { readonly api_token: string };
  readonly test: { readonly api_token: string };
}

/** Calls the API as an integrator's server does. Every answer that is not a success fails the journey. */
export class Integrator {
  private readonly baseUrl: string;
  private readonly token: string;

  private readonly account: string | undefined;

  constructor(baseUrl: string, token: string, account?: string) {
    this.baseUrl = baseUrl;
    this.token = token;
    this.account = account;
  }

  /** The same for an account of a connected organization. */
  in(account: string): Integrator {
    return new Integrator(this.baseUrl, this.token, account);
  }

  get<Answer = Record<string, unknown>>(path: string) {
    return this.call<Answer>('GET', path);
  }

  /** Employers keep the days of UTC unless they name a time zone: then `new Date()` of a journey is their day at any hour. */
  post<Answer = Record<string, unknown>>(path: string, body: unknown) {
    const isEmployer = path === '/employers' && typeof body === 'object';
    return this.call<Answer>('POST', path, isEmployer ? { time_zone: 'UTC', ...body } : body);
  }

  patch<Answer = Record<string, unknown>>(path: string, body: unknown) {
    return this.call<Answer>('PATCH', path, body);
  }

  async remove(path: string): Promise<void> {
    await this.send('DELETE', path);
  }

  /** The bytes of a file, such as a task's PDF. */
  async download(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.send('GET', path)).arrayBuffer());
  }

  /** Of what is done without an answer. */
  async tell(path: string): Promise<void> {
    await this.send('POST', path);
  }

  /** Sends a picture to a page that asks for files. */
  async upload(path: string, picture: Buffer): Promise<void> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'passport.png');
    await this.send('POST', path, form);
  }

  /** Sends a PDF, with what is asked of it in the path. */
  async publish<Answer = Record<string, unknown>>(path: string, pdf: Buffer): Promise<Answer> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'document.pdf');
    return (await this.send('POST', path, form)).json();
  }

  private async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return (await this.send(method, path, body)).json();
  }

  /** @param path below `/api/v1`, as `/employers` */
  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.account ? { 'x-account-id': this.account } : {}),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  }
}

/** The stack that playwright.config.ts started: where it is, and the tokens of its two accounts. */
export function runningStack() {
  const { E2E_BASE_URL: baseUrl = 'http://localhost:3000', E2E_DATA_DIR: dataDir = 'data' } = process.env;
  const credentials: Credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  return {
    baseUrl,
    dataDir,
    liveToken: credentials.live.api_token,
    testToken: credentials.test.api_token,
    smtpPort: Number(process.env.E2E_SMTP_PORT ?? 0),
    simulatorUrl: `http://127.0.0.1:${process.env.E2E_SIMULATOR_PORT ?? ''}`,
  };
}

/** Playwright's `test`, with `api`: the integrator of the live account. */
export const test = base.extend<{ api: Integrator }>({
  api: async ({ baseURL }, provide) => {
    const { baseUrl, liveToken } = runningStack();
    await provide(new Integrator(baseURL ?? baseUrl, liveToken));
  },
});

export { expect } from '@playwright/test';

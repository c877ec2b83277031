import { randomUUID } from 'node:crypto';

import { sleep } from '../process/wait.mjs';
import type { AnswerLog } from './answer-log.ts';

/** What an answer holds is looked into by whoever asked. */
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const pauseMilliseconds = 250;
const patienceMilliseconds = 120_000;

/** An integrator's program as docs/operations.md asks for: what was not answered is sent again with the same Idempotency-Key. */
export class PersistentClient {
  readonly #url: string;
  readonly #log: AnswerLog;
  readonly #token: string | undefined;

  constructor(url: string, log: AnswerLog, token?: string) {
    this.#url = url;
    this.#log = log;
    this.#token = token;
  }

  as(token: string): PersistentClient {
    return new PersistentClient(this.#url, this.#log, token);
  }

  async get(path: string): Promise<Json> {
    return (await this.#ask('GET', path)).json();
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.#ask('GET', path)).arrayBuffer());
  }

  async post(path: string, body: object = {}): Promise<Json> {
    const answer = await (await this.#ask('POST', path, body)).text();
    return answer === '' ? undefined : JSON.parse(answer);
  }

  async patch(path: string, body: object): Promise<Json> {
    return (await this.#ask('PATCH', path, body)).json();
  }

  async upload(path: string, file: Blob, name: string): Promise<Json> {
    const form = new FormData();
    form.append('files', file, name);
    return (await this.#ask('POST', path, form)).json();
  }

  /** A page as a browser without JavaScript opens it, with the cookies that lead on. */
  async open(link: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = link;
    for (let hop = 0; hop < 8; hop++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await this.#persist('GET page', () =>
        fetch(url, { redirect: 'manual', headers: { cookie }, signal: AbortSignal.timeout(70_000) }),
      );
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const next = answer.headers.get('location');
      if (!next) return answer.text();
      await answer.body?.cancel();
      url = new URL(next, url).href;
    }
    throw new Error(`${new URL(link).pathname} leads from one page to another without end.`);
  }

  #ask(method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers = {
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    };
    const sent = isForm ? body : body ? JSON.stringify(body) : null;
    const signal = () => AbortSignal.timeout(70_000);
    const what = `${method} ${path.replace(/\?.*/, '').replaceAll(/[a-z]+_[0-9A-Za-z]{15,}/g, '…')}`;
    return this.#persist(what, () =>
      fetch(`${this.#url}/api/v1${path}`, { method, headers, body: sent, signal: signal() }),
    );
  }

  /** @throws Error where an answer says that the request itself is wrong, or where none comes in two minutes */
  async #persist(what: string, send: () => Promise<Response>): Promise<Response> {
    const patience = Date.now() + patienceMilliseconds;
    for (;;) {
      const [at, began] = [Date.now(), performance.now()];
      const answer = await send().catch(() => undefined);
      const status = answer?.status ?? 0;
      this.#log.note({ at, milliseconds: performance.now() - began, what, status });
      if (answer && status < 400) return answer;
      const said = await answer?.text().catch(() => '');
      if (status >= 400 && status < 500 && status !== 409 && status !== 429)
        throw new Error(`${what} answered ${status}: ${said?.slice(0, 300)}`);
      if (Date.now() > patience)
        throw new Error(`${what} was not answered in two minutes: ${status} ${said?.slice(0, 300)}`);
      await sleep(pauseMilliseconds);
    }
  }
}

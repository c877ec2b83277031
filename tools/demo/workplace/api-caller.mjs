import { setTimeout as wait } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';

import { operations } from '@firstday/domain';

import { Trouble } from '../../setup/say.mjs';

/** Calls operations by their ids, as an integrator's server does: what is refused for its rate is asked again. */
export class ApiCaller {
  #baseUrl;
  #token;

  /** @param {{ baseUrl: string, token?: string }} service without a token, as somebody who holds none */
  constructor({ baseUrl, token }) {
    this.#baseUrl = baseUrl;
    this.#token = token;
  }

  /** The same service, by the token of a hosted session. */
  as(token) {
    return new ApiCaller({ baseUrl: this.#baseUrl, token });
  }

  /** @param {{ path?: Record<string, string>, query?: Record<string, string>, body?: unknown }} [input] */
  async call(id, { path = {}, query = {}, body } = {}) {
    const { method, path: template } = operations[id];
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name]));
    const answer = await this.#send(method, `${filled}?${new URLSearchParams(query)}`, body);
    if (!answer.ok) throw new Trouble(`${id} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  async #send(method, path, body) {
    for (;;) {
      const answer = await fetch(`${this.#baseUrl}/api/v1${path}`, {
        method,
        headers: {
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((cause) => {
        throw new Trouble(`Nothing answers at ${this.#baseUrl}. Start the service first: npm start`, {
          cause,
        });
      });
      if (answer.status !== 429) return answer;
      await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }
}

/** Does the work for each of many, a few at a time. */
export async function forEachOf(many, atOnce, work) {
  const waiting = [...many.entries()];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await work(entry[1], entry[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shutDownGracefully } from '../background/shutdown-on-signals.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

/** A balancer that keeps its connections, and sends nobody to a process that says that it is not ready. */
class Balancer {
  readonly agent = new Agent({ keepAlive: true, maxSockets: 20 });
  readonly answers: string[] = [];
  isSending = true;

  constructor(private readonly url: string) {}

  async get(path: string): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${api.live.apiToken}` };
    const asked = request(`${this.url}${path}`, { agent: this.agent, headers }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer;
  }

  async look(): Promise<void> {
    while (this.isSending) {
      const { statusCode } = await this.get('/health/ready');
      if (statusCode !== 200) this.isSending = false;
      await wait(100);
    }
  }

  async send(): Promise<void> {
    while (this.isSending) {
      await this.get('/api/v1/clients').then(
        ({ statusCode }) => this.answers.push(String(statusCode)),
        (error: NodeJS.ErrnoException) => this.answers.push(error.code ?? error.message),
      );
      await wait(5);
    }
  }
}

describe('a process that is told to end', () => {
  it('breaks off nothing of what comes over kept connections, before and after its balancer knows', async () => {
    const ending = await TestApi.beside(api);
    const balancer = new Balancer(ending.url);
    const traffic = Promise.all([balancer.look(), ...Array.from({ length: 20 }, () => balancer.send())]);
    await wait(500);
    const before = balancer.answers.length;
    const ended = shutDownGracefully(ending.app, 6);
    await traffic;
    expect(balancer.answers.length).toBeGreaterThan(before);
    expect(new Set(balancer.answers)).toEqual(new Set(['200']));
    const late = await balancer.get('/api/v1/clients');
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
    await ended;
    await expect(balancer.get('/api/v1/clients')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    balancer.agent.destroy();
  });
});

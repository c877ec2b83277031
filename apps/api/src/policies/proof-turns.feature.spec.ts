import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FactCatalog } from '@firstday/policy-engine';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { FactCatalogService } from './fact-catalog.service.js';

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.start();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const among = (fact: string, at: number) => ({
  fact,
  operator: 'in',
  value: Array.from({ length: 6 }, (_, one) => `${fact} ${one + at}`),
});
const hard = {
  any: ['job.name', 'client.name', 'employer.name'].map((fact, at) => ({
    all: [among(fact, at), { not: among('employer.dba_name', at) }, among('job.shift', at)],
  })),
};
const draft = { name: 'Hard', condition: hard };

/** Hears each question that a proof asks of what it is told of the facts; what is answered stays as it is. */
function listenTo(onAsked: () => void): () => void {
  const service = api.app.get(FactCatalogService, { strict: false });
  const { load } = service;
  service.load = async (ctx, conditions): Promise<FactCatalog> => {
    const catalog = await load.call(service, ctx, conditions);
    return {
      get: (path) => {
        onAsked();
        return catalog.get(path);
      },
    };
  };
  return () => {
    service.load = load;
  };
}

describe('a hard proof', () => {
  it('lets whoever asks for something light be answered meanwhile', async () => {
    // Nothing but trying everything tells that these are the same.
    for (let at = 0; at < 20; at += 1) {
      const made = await api.call('policies.create', { body: { ...draft, form_ids: [handbook] } });
      expect(made.status).toBe(201);
    }
    let asked = 0;
    let askedThen = Number.POSITIVE_INFINITY;
    let light: Promise<unknown> | undefined;
    const stop = listenTo(() => {
      asked += 1;
      light ??= fetch(`${api.url}/health/live`).then(() => (askedThen = asked));
    });
    const proof = await api.call('policies.prove', { body: { ...draft, form_ids: [handbook] } });
    await light;
    stop();
    expect(proof.body.findings.filter(({ kind }: { kind: string }) => kind === 'same')).toHaveLength(20);
    // Most of the proof was still to come.
    expect(askedThen).toBeLessThan(asked / 2);
  });

  it('waits for its turn, and is refused where an account asks for many at once', async () => {
    const prove = () => api.call('policies.prove', { body: { ...draft, form_ids: [handbook] } });
    const answers = await Promise.all(Array.from({ length: 12 }, prove));
    const counts = [200, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts[0]).toBeGreaterThanOrEqual(4);
    expect(counts[1]).toBeGreaterThan(0);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(12);
    expect((await prove()).status).toBe(200);
  });
});

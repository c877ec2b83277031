import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type OperationId, operations } from '@firstday/domain';
import fc from 'fast-check';
import { toOpenApi } from '../../http/reference/to-open-api.js';
import { cases } from '../cases.js';
import { query } from '../factories.js';
import { TestApi } from '../test-api.js';
import { brokenPromise } from './broken-promise.js';
import { type Documented, type GeneratedRequest, requestArbitrary } from './request-arbitrary.js';
import { type Schema, SchemaArbitrary } from './schema-arbitrary.js';
import { Wire } from './wire.js';
import { World } from './world.js';
import { WriteWatcher, notRecords } from './write-watcher.js';

/** Generated requests to each operation. */
const runs = cases({ gate: 40, night: 20_000 });

/** Operations besides DELETE that a record can go through once, or that leave what slows the others down. */
const once: readonly OperationId[] = [
  'component_sessions.create',
  'custom_properties.deprecateById',
  'policies.create',
  'sessions.redeemMagicLink',
  'sessions.switchAccount',
  'tasks.sign',
  'webhooks.create',
];
const usesUp = (id: OperationId) => operations[id].method === 'DELETE' || once.includes(id);

/** Of the operations, those that this run asks: all, unless `TEST_OPERATIONS` lists some. */
function asked(ids: readonly OperationId[]): readonly OperationId[] {
  const listed = process.env['TEST_OPERATIONS'];
  return listed === undefined ? ids : ids.filter((id) => listed.split(',').includes(id));
}

/** Asserts that no request breaks an operation, and that refused ones change nothing. */
export function checkOperations(ids: readonly OperationId[]): void {
  let api: TestApi;
  let world: World;
  let wire: Wire;
  let watch: WriteWatcher;
  let documented: Map<string, Documented>;
  let schemas: SchemaArbitrary;

  beforeAll(async () => {
    api = await TestApi.start({ ROLE: 'api' });
    ({ documented, schemas } = documentOf(api));
    world = await World.make(api);
    wire = new Wire(api.url, world);
    watch = await WriteWatcher.start(api, notRecords);
  }, 120_000);
  afterAll(async () => {
    await wire?.close();
    await api?.stop();
  });

  async function hold(request: GeneratedRequest): Promise<void> {
    const answer = await wire.send(request);
    const broken = brokenPromise(request, answer);
    if (broken) throw new Error(`${broken}\n${wire.describe(request)}`);
    const written = await watch.since();
    if (answer.status >= 400 && written.length > 0)
      throw new Error(
        `${answer.status}, but wrote to ${written.join(', ')}\n${wire.describe(request)}\n${answer.bytes}`,
      );
    if (answer.status >= 300 || !usesUp(request.id)) return;
    await world.renew(request.id);
    await watch.since();
  }

  describe.each(asked(ids))('%s', (id) => {
    it(
      'answers whatever is sent as it promises, and changes nothing by what it refuses',
      async () => {
        const requests = requestArbitrary(id, documented.get(id) ?? {}, schemas);
        await fc.assert(fc.asyncProperty(requests, hold), { numRuns: runs });
      },
      240_000 + runs * 300,
    );
  });

  it('leaves the service as it was: every table is there, and it answers', async () => {
    await query(api, 'SELECT 1 FROM employees, accounts, tasks LIMIT 1');
    const { status } = await api.call('employees.list', { query: { per_page: 1 } });
    if (status !== 200) throw new Error(`employees.list answers ${status}`);
    if ('polluted' in {}) throw new Error('the prototype of objects was changed');
  });
}

function documentOf(api: TestApi) {
  // The document is JSON: its types are those of the parts that are read here.
  const document: {
    paths: Record<string, Record<string, Documented & { operationId: string }>>;
    components: { schemas: Record<string, Schema> };
  } = JSON.parse(JSON.stringify(toOpenApi(api.app)));
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  return {
    documented: new Map(operations.map((operation) => [operation.operationId, operation])),
    schemas: new SchemaArbitrary(document.components.schemas),
  };
}

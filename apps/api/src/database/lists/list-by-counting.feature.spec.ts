import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Context } from '../../context/context.js';
import { newId } from '../../context/new-id.js';
import { listRows } from '../../identity/access/list-rows.store.js';
import { cases } from '../../testing/cases.js';
import { query, testSystemContext } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { Database } from '../database.js';
import { PostgresDataSource } from '../postgres-data-source.js';
import { countIndexesOf } from './count-indexes.js';
import { Filter } from './filter.js';

/** So small that some hundred rows go through many blocks. */
const limits = { fewRows: 20, blockRows: 16, mostIds: 40, mostBytes: 60_000 };
const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const rows = 700;

let api: TestApi;
let fast: Context;
let plain: Context;

beforeAll(async () => {
  api = await TestApi.start();
  const dataSource = api.app.get(PostgresDataSource);
  const [quick, simple] = [new Database(dataSource), new Database(dataSource, ['lists'])];
  countIndexesOf(quick, limits);
  const context = testSystemContext(api);
  const account = { ...context.account, id: newId('account', new Date()) };
  [fast, plain] = [
    { ...context, account, db: quick },
    { ...context, account, db: simple },
  ];
  await addClients();
});
afterAll(() => api.stop());

async function addClients(): Promise<void> {
  const given = Array.from({ length: rows }, (_, at) => {
    const moment = new Date(start + at * hour);
    const region = at % 3 === 0 ? 'east' : 'west';
    const attributes = at % 50 === 0 ? { region, badge: 'rare' } : at % 7 === 0 ? {} : { region };
    return { id: newId('client', moment), moment, attributes };
  });
  await query(
    api,
    `INSERT INTO clients (id, account_id, name, custom_attributes, created_at, updated_at)
     SELECT id, $1, 'Harbor', attributes, moment, moment
       FROM jsonb_to_recordset($2) AS given(id text, moment timestamptz, attributes jsonb)`,
    [fast.account.id, JSON.stringify(given)],
  );
}

interface Question {
  readonly attributes: Record<string, string | null>;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly page: number;
  readonly per_page: number;
}

const time = fc.option(fc.integer({ min: -10, max: rows + 10 }), { nil: undefined });
const questions = fc.record<Question>({
  attributes: fc.constantFrom<Question['attributes'][]>(
    {},
    { region: 'east' },
    { region: 'west' },
    { region: null },
    { badge: 'rare' },
    { badge: 'rare', region: 'east' },
    { badge: 'nobody' },
  ),
  from: time,
  to: time,
  page: fc.integer({ min: 1, max: 40 }),
  per_page: fc.integer({ min: 1, max: 60 }),
});

const moment = (hours: number | undefined) =>
  hours === undefined ? undefined : new Date(start + hours * hour).toISOString();

async function answer(ctx: Context, { attributes, from, to, ...page }: Question) {
  const filter = new Filter()
    .whereCustomAttributes(attributes)
    .whereBetween('updated_at', moment(from), moment(to));
  const found = await listRows<{ id: string }>(ctx, 'clients', filter, page);
  return { total: found.total, ids: found.rows.map(({ id }) => id) };
}

/** Somebody changes and deletes some clients meanwhile. */
const change = (at: number) =>
  query(
    api,
    `UPDATE clients SET custom_attributes = jsonb_build_object('region', $3::text),
            deleted_at = CASE WHEN $2 % 5 = 0 THEN now() END
      WHERE id = (SELECT id FROM clients WHERE account_id = $1 ORDER BY id OFFSET $2 LIMIT 1)`,
    [fast.account.id, at, at % 2 ? 'east' : 'south'],
  );

describe('lists with kept counts and their plain twin', () => {
  it('answer the same to any filter and page, whatever is written meanwhile', async () => {
    const asked = fc.tuple(questions, fc.option(fc.integer({ min: 0, max: rows - 1 })));
    const same = fc.asyncProperty(asked, async ([question, changed]) => {
      if (changed !== null) await change(changed);
      expect(await answer(fast, question)).toEqual(await answer(plain, question));
    });
    await fc.assert(same, { numRuns: cases({ gate: 30, night: 150 }) });
  });

  it('are chosen by a setting', async () => {
    const beside = await TestApi.beside(api, { PLAIN_PATHS: 'lists, batching' });
    try {
      expect([api.app, beside.app].map((app) => app.get(Database).keepsCounts)).toEqual([true, false]);
    } finally {
      await beside.stop();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Firstday, NotFoundError } from './index.js';
import { type ReceivedRequest, ScriptedService } from './testing/scripted-service.js';

const service = new ScriptedService();
let firstday: Firstday;
beforeAll(async () => {
  await service.start();
  firstday = new Firstday({ apiKey: 'fd_test_token', baseUrl: service.url });
});
afterAll(() => service.stop());

const queryOf = ({ url }: ReceivedRequest) => new URL(url, service.url).searchParams;

/** A service with so many jobs, the newest first; `arriving` more are made after each page. */
function withJobs(count: number, arriving = 0): void {
  let made = 0;
  let jobs = Array.from({ length: count }, (_, index) => ({ id: `job_${count - index}` }));
  service.script((asked) => {
    const page = Number(queryOf(asked).get('page') ?? 1);
    const size = Number(queryOf(asked).get('per_page') ?? 20);
    const body = {
      data: jobs.slice((page - 1) * size, page * size),
      total: jobs.length,
      current_page: page,
      per_page: size,
      total_pages: Math.ceil(jobs.length / size),
    };
    jobs = [...Array.from({ length: arriving }, () => ({ id: `new_${(made += 1)}` })), ...jobs];
    return { body };
  });
}

describe('a list', () => {
  it('asks for nothing until it is awaited, then for one page, once', async () => {
    withJobs(45);
    const list = firstday.jobs.list({ page: 2 });
    expect(service.asked).toHaveLength(0);
    const [page, again] = [await list, await list];
    expect(page).toMatchObject({ total: 45, current_page: 2, per_page: 20, total_pages: 3 });
    expect(page.data).toHaveLength(20);
    expect(again).toBe(page);
    expect(service.asked).toHaveLength(1);
  });

  it('gives every record in for await, in as few pages as there can be', async () => {
    withJobs(250);
    const ids: string[] = [];
    for await (const job of firstday.jobs.list()) ids.push(job.id);
    expect(new Set(ids).size).toBe(250);
    expect(ids).toHaveLength(250);
    expect(service.asked).toHaveLength(3);
  });

  it('keeps the filter on every page, and begins at the page that was asked for', async () => {
    withJobs(5);
    const query = { custom_attributes: { region: 'east' }, page: 2, per_page: 2 };
    const sizes: number[] = [];
    for await (const page of firstday.jobs.list(query).pages()) sizes.push(page.data.length);
    expect(sizes).toEqual([2, 1]);
    for (const asked of service.asked)
      expect(queryOf(asked).get('custom_attributes')).toBe('{"region":"east"}');
  });

  it('asks for no further page once the caller has enough', async () => {
    withJobs(500);
    for await (const job of firstday.jobs.list()) if (job.id === 'job_450') break;
    expect(service.asked).toHaveLength(1);
  });

  it('gives no record twice where others are made meanwhile', async () => {
    withJobs(250, 3);
    const ids: string[] = [];
    for await (const job of firstday.jobs.list()) ids.push(job.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(250);
  });

  it('may be empty', async () => {
    withJobs(0);
    for await (const job of firstday.jobs.list()) throw new Error(job.id);
    expect(service.asked).toHaveLength(1);
  });

  it('rejects as any call does, by catch, finally and for await', async () => {
    service.script({ status: 404, body: { _tag: 'ResourceNotFoundError', message: 'No' } });
    expect(await firstday.jobs.list().catch(() => 'caught')).toBe('caught');
    let isOver = false;
    await expect(firstday.jobs.list().finally(() => (isOver = true))).rejects.toThrow(NotFoundError);
    expect(isOver).toBe(true);
    const all = async () => {
      for await (const job of firstday.jobs.list()) throw new Error(job.id);
    };
    await expect(all()).rejects.toThrow(NotFoundError);
  });
});

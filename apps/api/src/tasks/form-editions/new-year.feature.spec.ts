import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FormsService } from '../../forms/index.js';
import { query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployer,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { rehearse, rehearsedW4, renamed } from '../../testing/rehearsed-edition.js';
import { TestApi } from '../../testing/test-api.js';
import { DueDeadlinesService } from '../compliance/due-deadlines.service.js';
import { RenewalAsker } from '../renewals/renewal-asker.service.js';
import { ScopeChangesService } from '../renewals/scope-changes.service.js';

const december = new Date('2026-12-10T17:00:00Z');
/** Two hours into the year in Washington, and the evening before in Los Angeles. */
const midnightInWashington = new Date('2027-01-01T07:00:00Z');
const january = new Date('2027-01-04T17:00:00Z');

let api: TestApi;
let other: Pick<TestApi, 'app' | 'stop'>;
beforeAll(async () => {
  api = await TestApi.start();
  other = await TestApi.beside(api, { ROLE: 'api' });
}, 60_000);
afterAll(async () => {
  await other?.stop();
  await api?.stop();
});
beforeEach(() => walkTo(december, true));
afterEach(() => setClock(api));

/** Both processes at a moment, after their workers have worked; with the program that brings the edition, or the one that is. */
async function walkTo(moment: Date, isReleased = true): Promise<void> {
  setClock(api, moment);
  for (const it of [api, other]) rehearse(it, ...(isReleased ? [rehearsedW4()] : []));
  const work = async ({ app }: Pick<TestApi, 'app'>) => {
    await app.get(FormsService).synchroniseAll(moment);
    while (await app.get(ScopeChangesService).processBatch());
    while (await app.get(RenewalAsker).askNext(moment));
    while (await app.get(DueDeadlinesService).announce(moment));
  };
  await Promise.all([work(api), work(other)]);
}

const w4 = async () => (await api.call('forms.list', { query: { key: 'w-4' } })).body.data[0];
const at = async () => ({ path: { form_id: await formId(api, 'w-4') } });
const forecast = async (more: object = {}) => api.call('forms.getMove', { ...(await at()), ...more });
const move = async (misfits: string, more: object = {}) =>
  api.call('forms.moveTasks', { ...(await at()), body: { misfits }, ...more });

async function begun(answers: Readonly<Record<string, unknown>> = {}) {
  const employer_id = await newEmployer(api, { time_zone: 'America/Los_Angeles' });
  const task = await newTask(api, 'w-4', { employer_id });
  const page = await HostedPage.open(api, task.employeeId);
  if (Object.keys(answers).length > 0) expect((await page.write(task.taskId, answers)).status).toBe(200);
  return { ...task, page };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const sign = ({ page, taskId }: Begun, answers: object = w4Answers) =>
  answerAndSign(page, taskId, 'employee', { ...answers }, 'Ana Lopez');
const editionOf = async ({ page, taskId }: Begun) => (await page.sheet(taskId)).body.edition;
/** Signed on whatever page the link opens now: sessions end within the hour. */
const returned = async (it: Begun): Promise<Begun> => ({
  ...it,
  page: await HostedPage.open(api, it.employeeId),
});

const exempt = {
  ...w4Answers,
  'task.exempt': true,
  'task.filing_status': null,
  'task.qualifying_children_amount': null,
  'task.dependents_total': null,
};

describe('before the Form W-4 of the next year is in the program', () => {
  it('the form says when it ends, when the next is expected, and that nobody has it yet', async () => {
    await walkTo(december, false);
    expect(await w4()).toMatchObject({
      edition: '2026',
      edition_dates: {
        used_until: '2026-12-31',
        days_left: 21,
        state: 'ends_soon',
        next_expected: '2026-12',
        next_edition: null,
        checked_on: '2026-11-22',
      },
    });
    const [i9] = (await api.call('forms.list', { query: { key: 'i-9' } })).body.data;
    expect(i9.edition_dates).toMatchObject({ used_until: '2027-05-31', days_left: 172, state: 'current' });
    const [own] = (await api.call('forms.list', { query: { key: 'direct-deposit' } })).body.data;
    expect([own.edition_dates, own.official_files]).toEqual([null, []]);
  });

  it('goes on with the old one after its year, and says that it is over', async () => {
    await walkTo(december, false);
    const ana = await begun();
    await walkTo(january, false);
    expect((await w4()).edition_dates).toMatchObject({ state: 'over', days_left: 0 });
    expect((await sign(await returned(ana))).status).toBe(201);
  });
});

describe('once the Form W-4 of 2027 has come with a release in December', () => {
  it('people are given that of 2026 until the year turns, and that of 2027 from then on', async () => {
    expect(await w4()).toMatchObject({
      edition: '2026',
      edition_dates: { days_left: 21, next_edition: { edition: '2027', used_from: '2027-01-01' } },
    });
    expect(await editionOf(await begun())).toBe('2026');
    await walkTo(midnightInWashington);
    expect(await w4()).toMatchObject({ edition: '2027', edition_dates: { used_from: '2027-01-01' } });
    expect(await editionOf(await begun())).toBe('2027');
  });

  it('that of 2026 is signed on the last day of the year where the employer is, and refused the day after', async () => {
    const [inTime, late] = [await begun(w4Answers), await begun(w4Answers)];
    await walkTo(midnightInWashington);
    expect((await sign(await returned(inTime))).status).toBe(201);
    await walkTo(new Date('2027-01-01T08:00:00Z'));
    const refused = await sign(await returned(late));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'From 2027-01-01 on Form W-4 is signed in its edition 2027, and not in 2026. Whoever hires you moves this form to it (forms.moveTasks); the answers that fit are kept',
    ]);
    const { body } = await (await returned(late)).page.sheet(late.taskId);
    expect([body.edition, body.answers['task.dependents_total']]).toEqual(['2026', 2200]);
    expect(await editionOf(await returned(inTime))).toBe('2026');
  });

  it('open tasks are offered the move: what fits is kept, what is asked again is said, what is signed stays', async () => {
    const [signed, fitting, misfit] = [
      await begun(),
      await begun(w4Answers),
      await begun({ ...w4Answers, [renamed.from]: 500 }),
    ];
    expect((await sign(signed)).status).toBe(201);
    await completedTask(api, signed.taskId);
    const document = async () =>
      (await api.call('tasks.getPdf', { path: { task_id: signed.taskId } })).bytes.toString('base64');
    const kept = await document();
    await walkTo(january);
    const told = (await forecast()).body;
    expect(told).toMatchObject({
      edition: '2027',
      asked_again: [
        { path: renamed.from, label: expect.stringContaining('Deductions.'), tasks: expect.any(Number) },
      ],
    });
    expect((await move('stay')).body).toMatchObject({ edition: '2027', started_again: 0 });
    const [moved, stayed] = [await returned(fitting), await returned(misfit)];
    expect([await editionOf(moved), await editionOf(stayed)]).toEqual(['2027', '2026']);
    expect((await moved.page.sheet(moved.taskId)).body.answers).toMatchObject({
      'task.dependents_total': 2200,
    });
    expect((await sign(moved)).status).toBe(201);
    expect((await sign(stayed)).status).toBe(403);

    expect((await move('start_again')).body.started_again).toBeGreaterThanOrEqual(1);
    const again = await sign(await returned(misfit), { ...w4Answers, [renamed.to]: 500 });
    expect([again.status, await editionOf(await returned(misfit))]).toEqual([201, '2027']);
    for (const { taskId } of [fitting, misfit]) {
      const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
      expect(body.is_intact).toBe(true);
      expect(
        body.events.find(({ kind }: { kind: string }) => kind === 'edition_changed').detail,
      ).toMatchObject({
        from_edition: '2026',
        edition: '2027',
        started_again: taskId === misfit.taskId,
      });
    }
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: signed.taskId } })).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('edition_changed');
    expect([await editionOf(await returned(signed)), await document()]).toEqual(['2026', kept]);
    await completedTask(api, fitting.taskId);
    expect((await forecast()).body.open_tasks.fitting).toBe(0);
  });

  it('is not moved by those who may not', async () => {
    const ana = await begun(w4Answers);
    await walkTo(january);
    const body = { name: 'Forms', permissions: ['form:edit'] as const };
    const formsAlone = (await api.call('api_tokens.create', { body })).body.token;
    expect((await forecast({ token: formsAlone })).body).toMatchObject({ open_tasks: null, asked_again: [] });
    expect((await move('start_again', { token: formsAlone })).status).toBe(403);
    expect((await forecast({ token: (await returned(ana)).page.token })).status).toBe(403);
    expect(await editionOf(await returned(ana))).toBe('2026');
  });

  it('a claim of exemption for 2026 is asked for anew on January 1, once, and lapses on February 16', async () => {
    const ana = await begun();
    expect((await sign(ana, exempt)).status).toBe(201);
    await completedTask(api, ana.taskId);
    const tasks = async () =>
      (await api.call('tasks.list', { query: { employee_id: ana.employeeId } })).body.data;
    const calendar = async () =>
      (await api.call('compliance_calendar.list', { query: { employee_id: ana.employeeId } })).body.data;
    await walkTo(new Date('2026-12-11T17:00:00Z'));
    const dueBefore = await calendar();
    expect(dueBefore.map(({ kind }: { kind: string }) => kind)).toEqual(['withholding_exemption']);
    await walkTo(january);
    const [anew, first, ...none] = await tasks();
    expect([anew.renews_task_id, first.id, none]).toEqual([ana.taskId, ana.taskId, []]);
    await walkTo(new Date('2027-01-20T17:00:00Z'));
    expect(await tasks()).toHaveLength(2);
    expect(await calendar()).toMatchObject([
      { kind: 'withholding_exemption', due_on: '2027-02-16', legal_basis: expect.stringContaining('Pub') },
    ]);

    const withheld = async (on: string) =>
      (
        await api.call('compliance_calendar.getWithholding', {
          path: { employee_id: ana.employeeId },
          query: { on },
        })
      ).body;
    expect(await withheld('2027-02-16')).toMatchObject({
      task_id: ana.taskId,
      withholding: { is_exempt: true },
    });
    expect(await withheld('2027-02-17')).toMatchObject({
      task_id: null,
      withholding: { is_exempt: false, filing_status: 'single_or_married_filing_separately' },
    });
    await walkTo(new Date('2027-02-17T17:00:00Z'));
    const overdue = await query(
      api,
      `SELECT id FROM events WHERE kind = 'task.compliance_overdue' AND resource_id = '${ana.taskId}'`,
    );
    expect(overdue).toHaveLength(1);

    const page = await HostedPage.open(api, ana.employeeId);
    expect((await sign({ ...ana, page, taskId: anew.id }, exempt)).status).toBe(201);
    await completedTask(api, anew.id);
    expect(await withheld('2027-02-20')).toMatchObject({ task_id: anew.id, lapses_on: '2028-02-15' });
  });
});

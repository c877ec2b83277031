import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormFieldContent, Permission } from '@firstday/domain';
import { type Pack, packs } from '@firstday/forms';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { newTask } from '../../testing/hosted-page.js';
import { sessionCookie, signInByLink, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';
import { drawnPdf, uploadPdf } from '../../testing/uploaded-pdf.js';

let api: TestApi;
/** In the test account people are stood in for: `tasks.completeForTest`. */
let token: string;
/** Who was given it by name to see what is kept apart. */
let officer: ReturnType<typeof withCookie>;
beforeAll(async () => {
  api = await TestApi.start();
  token = api.test.apiToken;
  officer = await newOfficer();
}, 60_000);
afterAll(() => api?.stop());

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const pay = {
  pay_rate: 21.5,
  pay_basis: 'hour',
  overtime_status: 'non_exempt',
  overtime_rate: 32.25,
  pay_frequency: 'biweekly',
  regular_payday: 'every other Friday',
  first_payday: '2026-12-11',
  meal_allowance: 3.5,
};

/** Without a file of an agency's: what stands there is the employer's own. */
const withoutFile = [
  'mn-wage-notice',
  'nh-wage-notice',
  'ri-wage-notice',
  'us-fcra-disclosure',
  'us-fcra-authorization',
  'us-vevraa-self-id',
  'us-eeo-1-self-id',
];
const read = [
  'ma-pfml-notice',
  'nj-ad-290',
  'us-marketplace-notice',
  'ca-crd-185',
  'ny-harassment-policy',
  'mn-paid-leave',
  'ny-electronic-monitoring',
  'or-pay-explanation',
  'tx-workers-compensation',
];
const apart = withoutFile.filter((form) => form.startsWith('us-'));

/** As an agency's file, with a box for each question that is written in one, under the words of the question. */
async function agencyFile({ content }: Pack): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  const questions = questionsOf(content).filter(({ kind }) => written.has(kind));
  let page = pdf.addPage([612, 792]);
  page.drawText('An official form', { x: 72, y: 752, size: 16, font });
  for (const [at, { path, label }] of questions.entries()) {
    const y = 700 - (at % 14) * 48;
    if (at > 0 && at % 14 === 0) page = pdf.addPage([612, 792]);
    page.drawText(encodable(label['en'] ?? ''), { x: 40, y: y + 20, size: 9, font });
    form.createTextField(path).addToPage(page, { x: 40, y, width: 320, height: 16 });
  }
  return Buffer.from(await pdf.save());
}

const written: ReadonlySet<string> = new Set(['text', 'name', 'date', 'money', 'number', 'phone', 'ssn']);
const encodable = (text: string): string => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"').slice(0, 90);

const questionsOf = ({ sections }: Pack['content']): readonly FormFieldContent[] =>
  sections.flatMap(({ pages }) => pages.flatMap((page) => page.fields));

/** Somebody at work for an employer that says who it is, and what is paid. */
async function newHire(): Promise<Readonly<Record<string, string>>> {
  const make = async (id: 'employers.create' | 'employees.create' | 'placements.create', body: object) =>
    (await api.call(id, { body, token })).body.id;
  const employer_id = await make('employers.create', {
    name: 'Harbor Foods',
    dba_name: 'Harbor',
    ein: '12-3456789',
    phone: '(518) 555-0100',
    address,
  });
  const employee_id = await make('employees.create', { first_name: 'Ana', last_name: 'Lopez', address });
  const placement = { employee_id, employer_id, start_date: '2026-11-23', ...pay };
  return { employee_id, employer_id, placement_id: await make('placements.create', placement) };
}

/** An administrator gives it to another person. */
async function newOfficer(): Promise<typeof officer> {
  const groups = (await api.call('user_groups.list', { token })).body.data;
  const { id } = groups.find(({ name }: { name: string }) => name === 'Admin');
  await api.call('users.create', { body: { email: 'admin@harbor.com', user_group_ids: [id] }, token });
  const admin = withCookie(await signInByLink(api, 'admin@harbor.com', token));
  const permissions: Permission[] = ['task:view', 'answer:view_segregated', 'employee:view_sensitive'];
  const group = await api.call('user_groups.create', { body: { name: 'Apart', permissions }, ...admin });
  const user_email = 'officer@harbor.com';
  await api.call('users.create', { body: { email: user_email, user_group_ids: [group.body.id] }, ...admin });
  const link = await api.call('magic_links.create', { body: { user_email, expire_in: 600 }, ...admin });
  const body = { token: new URL(link.body.url).searchParams.get('link') };
  return withCookie(sessionCookie(await api.call('sessions.redeemMagicLink', { body, token: null })));
}

const add = (library_key: string) => api.call('policy_library.add', { path: { library_key }, token });
const publish = (form_id: string) => api.call('forms.publish', { path: { form_id }, token });
const draftOf = async (form_id: string) =>
  (await api.call('forms.getDraft', { path: { form_id }, token })).body;

async function completed(form: string): Promise<string> {
  const { taskId } = await newTask(api, form, { ...(await newHire()), token });
  const path = { task_id: taskId };
  const done = await api.call('tasks.completeForTest', { path, token });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  while ((await api.call('tasks.findById', { path, token })).body.status !== 'completed') await wait(50);
  return taskId;
}

const documentOf = (task_id: string, by: object = { token }): Promise<TestResponse> =>
  api.call('tasks.getPdf', { path: { task_id }, ...by });

describe('each of the packs', () => {
  it('is one that asks for no file, for one that is read, or for one that is filled in', () => {
    expect(packs.filter(({ file }) => file.use === 'none').map(({ form }) => form)).toEqual(withoutFile);
    expect(packs.filter(({ file }) => file.use === 'read').map(({ form }) => form)).toEqual(read);
  });

  it.each(packs.map((pack) => [pack.form, pack] as const))(
    'is added, published and given to somebody: %s',
    async (form, pack) => {
      const [policy] = pack.policies;
      const library_key = policy?.key ?? '';
      const added = await add(library_key);
      const needsFile = pack.file.use !== 'none';
      const isUnsure = [...pack.facts, ...(policy?.facts ?? [])].some(({ mark }) => mark === 'unsure');
      expect(added.body).toMatchObject({
        state: needsFile ? 'waits_for_file' : 'added',
        policy_status: 'draft',
        waits_for: [needsFile ? 'official_file' : 'publication', ...(isUnsure ? ['check'] : [])],
        official_file: needsFile
          ? { published_url: pack.publishedAt, use: pack.file.use, is_there: false }
          : null,
        to_check: pack.toCheck,
        forms: [{ key: form, is_usable: false, is_from_library: true }],
      });
      const form_id: string = added.body.forms[0].form_id;
      const { issues } = await draftOf(form_id);
      expect(issues.map(({ path }: { path: string[] }) => path)).toEqual(
        needsFile ? [['content', 'pdf']] : [],
      );

      const sent = needsFile ? await uploadPdf(api, await agencyFile(pack), { token }) : null;
      if (needsFile) expect((await publish(form_id)).status).toBe(400);
      const body = { sha256: sent?.body.sha256 ?? 'a'.repeat(64) };
      const filed = await api.call('policy_library.addFile', { path: { library_key }, body, token });
      expect(filed.status).toBe(needsFile ? 200 : 404);
      if (pack.file.use === 'filled') {
        const found: string[] = filed.body.mapped.map(({ path }: { path: string }) => path);
        const drawn = questionsOf(pack.content).filter(({ kind }) => written.has(kind));
        expect(found.length).toBeGreaterThan(drawn.length / 2);
        const own = drawn.filter(({ label }) => label['en'] === 'Employer’s name').map(({ path }) => path);
        expect(found).toEqual(expect.arrayContaining(own));
      }

      const edition = await publish(form_id);
      expect([edition.status, edition.body.issues]).toEqual([200, undefined]);
      const first = edition.body.policies.find(({ name }: { name: string }) => name === policy?.name);
      expect(first.status).toBe(isUnsure ? 'draft' : 'active');
      const task = { form_id, ...(await newHire()) };
      expect((await api.call('tasks.create', { body: task, token })).status).toBe(201);
      const listed = (await api.call('forms.list', { query: { key: form }, token })).body.data;
      expect(listed).toMatchObject([{ id: form_id, key: form }]);
    },
  );
});

describe('a pack without an official file', () => {
  it.each(withoutFile)('ends as a document that both have signed who are asked: %s', async (form) => {
    const pack = packs.find((it) => it.form === form);
    const taskId = await completed(form);
    const pdf = await documentOf(taskId, apart.includes(form) ? officer : { token });
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const text = await extractPdfText(pdf.bytes);
    expect(text).toContain(pack?.content.name['en']);
    for (const { attestation } of pack?.content.sections ?? [])
      expect(text).toContain((attestation?.['en'] ?? '').slice(0, 40));
  });

  it.each(apart)('is kept apart: whoever hires sees neither answers nor document: %s', async (form) => {
    const taskId = await completed(form);
    expect((await documentOf(taskId)).status).toBe(403);
    expect((await api.call('tasks.getFields', { path: { task_id: taskId }, token })).status).toBe(403);
  });

  it('takes no file: there is none that it would have to be on', async () => {
    const sha256 = (await uploadPdf(api, await drawnPdf('Anything'), { token })).body.sha256;
    const path = { library_key: 'mn-wage-notice' };
    const refused = await api.call('policy_library.addFile', { path, body: { sha256 }, token });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('takes no official file'),
    ]);
  });

  it('says what job, placement and employer say of the pay', async () => {
    const text = await extractPdfText((await documentOf(await completed('mn-wage-notice'))).bytes);
    for (const said of ['$21.50', 'per hour', '$32.25', 'every other Friday', '$3.50', 'Harbor'])
      expect(text).toContain(said);
    expect(text).not.toContain('no tips, meals');
  });
});

describe('the disclosure of a background check (15 U.S.C. 1681b(b)(2)(A))', () => {
  it('is a document of its own that consists solely of the disclosure, with a signature of its own', async () => {
    const taskId = await completed('us-fcra-disclosure');
    const pdf = await documentOf(taskId, officer);
    const text = await extractPdfText(pdf.bytes);
    expect(text).toContain('Harbor Foods may obtain a consumer report about you for employment purposes.');
    expect(text).not.toMatch(/authoriz|release|liab/i);
    const signed = (await api.call('tasks.getAudit', { path: { task_id: taskId }, ...officer })).body.events;
    expect(signed.filter(({ kind }: { kind: string }) => kind === 'signed')).toHaveLength(1);
    const other = await completed('us-fcra-authorization');
    expect(other).not.toBe(taskId);
  });

  it('is not published with anything added to it', async () => {
    const { body } = await add('us-fcra-disclosure');
    const form_id: string = body.forms[0].form_id;
    const { content } = await draftOf(form_id);
    const [section] = content.sections;
    const [page] = section.pages;
    const question = { path: 'task.more', kind: 'text', label: { en: 'Anything else?' } };
    const release = { ...page.fields[0], path: 'task.release', text: { en: 'I release everybody.' } };
    const additions = [
      { ...content, sections: [{ ...section, pages: [{ ...page, fields: [...page.fields, question] }] }] },
      { ...content, sections: [{ ...section, pages: [{ ...page, fields: [...page.fields, release] }] }] },
      { ...content, sections: [{ ...section, pages: [page, { ...page, id: 'more', fields: [question] }] }] },
      {
        ...content,
        sections: [section, { ...section, id: 'more', pages: [{ ...page, id: 'more', fields: [question] }] }],
      },
    ];
    for (const changed of additions) {
      await api.call('forms.updateDraft', { path: { form_id }, body: { content: changed }, token });
      const refused = await publish(form_id);
      expect([refused.status, refused.body.issues[0].message]).toEqual([
        400,
        expect.stringContaining('15 U.S.C. 1681b(b)(2)(A) has it stand alone'),
      ]);
    }
    const text = { en: 'You are told that {employer.name} may obtain a consumer report about you.' };
    const reworded = {
      ...content,
      sections: [{ ...section, pages: [{ ...page, fields: [{ ...page.fields[0], text }] }] }],
    };
    await api.call('forms.updateDraft', { path: { form_id }, body: { content: reworded }, token });
    expect((await publish(form_id)).status).toBe(200);
  });
});

describe('a notice of an agency’s own', () => {
  const notices = packs.filter(({ file }) => file.use === 'read').map((pack) => [pack.form, pack] as const);

  it.each(notices)(
    'is shown page by page, and its document is the file with the receipt: %s',
    async (form, pack) => {
      const key = pack.policies[0]?.key ?? '';
      const { body } = await add(key);
      const form_id: string = body.forms[0].form_id;
      const sent = await uploadPdf(api, await drawnPdf(`${form} of this year`, 'Page two'), { token });
      const sha256: string = sent.body.sha256;
      await api.call('policy_library.addFile', { path: { library_key: key }, body: { sha256 }, token });
      const { content } = await draftOf(form_id);
      expect(content.sections[0].pages[0].document).toEqual({ sha256 });
      expect(content.pdf).toEqual({ sha256, boxes: [] });
      await publish(form_id);

      const taskId = await completed(form);
      const text = await extractPdfText((await documentOf(taskId)).bytes);
      expect(text).toContain(`${form} of this year`);
      expect(text).toContain('Page two');
      expect(text).toContain((pack.content.sections[0]?.attestation?.['en'] ?? '').slice(0, 40));
      expect(text.indexOf('Page two')).toBeLessThan(text.indexOf('Ana Lopez'));
    },
  );

  it('may be declined in Massachusetts, and the task says so', async () => {
    const { taskId } = await newTask(api, 'ma-pfml-notice', { ...(await newHire()), token });
    const path = { task_id: taskId };
    const fields = [{ path: 'task.answer', value: 'declined' }];
    expect((await api.call('tasks.updateFields', { path, body: { fields }, token })).status).toBe(200);
    await api.call('tasks.completeForTest', { path, token });
    const task = await api.call('tasks.findById', { path, token });
    expect(task.body.outcome).toMatchObject({ value: 'declined' });
  });
});

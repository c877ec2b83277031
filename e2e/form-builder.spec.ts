import { BuilderPages } from './dashboard/builder-pages.js';
import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

/** Workwear: a choice that opens a question, and the employer’s part. */
async function workwear(builder: BuilderPages): Promise<string> {
  const id = await builder.begin('Workwear loan');
  await builder.ask('Which size do you wear?', 'radio');
  await builder.choices('Medium', 'Another');
  await builder.ask('Which one?');
  await builder.onlyWhen('Which size do you wear?', 'Another');
  await builder.add('Section');
  await builder.ask('How many pieces?', 'number');
  await builder.expectSaved();
  return id;
}

test(
  'a form is written, tried as both sides, published, answered, changed under those who have begun, and retired',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await workwear(builder);

    const { phone } = builder;
    await builder.select('Workwear loan');
    await expect(phone.getByLabel('Which one?')).toBeHidden();
    await phone.getByRole('button', { name: 'Save and continue' }).click();
    await expect(phone.getByRole('alert').first()).toContainText('Which size do you wear');
    await phone.getByLabel('Another').check();
    await phone.getByLabel('Which one?').fill('XS tall');
    await phone.getByRole('button', { name: 'Save and continue' }).click();
    await expect(phone.getByText('what I have entered is correct')).toBeVisible();
    await phone.getByRole('button', { name: 'Sign in this trial' }).click();
    await expect(phone.getByText('Now it is the employer’s turn')).toBeVisible();
    await phone.getByLabel('How many pieces?').fill('3');
    await phone.getByRole('button', { name: 'Save and continue' }).click();
    await phone.getByRole('button', { name: 'Sign in this trial' }).click();
    await expect(phone.getByText('That is the whole form')).toBeVisible();

    const document = await page.request.get(`/dashboard/forms/${id}/document`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const text = await readPdf(await document.body());
    for (const part of ['Workwear loan', 'Medium', 'How many pieces?', 'Alex Sample'])
      expect(text).toContain(part);

    await builder.publish();
    const hires = [await newHire(api), await newHire(api), await newHire(api)] as const;
    for (const { employee, employer } of hires)
      await api.post('/tasks', { form_id: id, employee_id: employee.id, employer_id: employer.id });
    const answers: readonly Entries[] = [
      { 'task.which_size_do_you_wear': 'option_1' },
      { 'task.which_size_do_you_wear': 'option_2', 'task.which_one': 'XS tall' },
    ];
    const visitor = await (await page.context().browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('there is a browser');
    const employee = new HostedPages(visitor, 'en');
    for (const [at, given] of answers.entries()) {
      const link = await hires[at]?.link('employee');
      await employee.open(link ?? '');
      await employee.enter('Workwear loan');
      await employee.answer(given);
    }

    await builder.select('Which size do you wear?');
    await page.getByRole('button', { name: 'Remove: Choice 1' }).click();
    await builder.expectSaved();
    await page.getByRole('link', { name: 'Publish …' }).click();
    await expect(builder.dashboard.main).toContainText('has fewer choices');
    await expect(builder.dashboard.main).toContainText('3 forms have been begun and not finished');
    await expect(builder.dashboard.main).toContainText('1 has answers without a place');
    await builder.dashboard.audit();
    await builder.dashboard.press('Publish');
    await page.waitForURL(/done=formPublished/);
    const forecast = await api.get<{ open_tasks: object }>(`/forms/${id}/draft/changes`);
    expect(forecast.open_tasks).toMatchObject({ total: 1, misfitting: 1 });

    await page.getByRole('link', { name: 'Retire' }).click();
    await builder.dashboard.audit();
    await builder.dashboard.press('Retire');
    await page.waitForURL(/done=formRetired/);
    await expect(
      page.getByRole('row').filter({ has: page.locator(`a[href='/dashboard/forms/${id}']`) }),
    ).toContainText('Retired');
    await builder.dashboard.audit();
  },
);

test(
  'a form is written with the keyboard alone: moved, undone, and read by axe',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    await workwear(builder);
    await builder.dashboard.audit();
    const rows = () => builder.outline.getByRole('row').allInnerTexts();
    const before = await rows();

    await builder.select('Which one?');
    await page.keyboard.press('ArrowLeft');
    await builder.outline.getByRole('button', { name: 'Move: Which one?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Insert|Drop/ }).first()).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(rows).not.toEqual(before);
    // What asks for an answer cannot come before it.
    await builder.outline.focus();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(rows).toEqual(before);

    await builder.select('How many pieces?');
    await page.getByRole('button', { name: 'Move up', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(rows).not.toEqual(before);
    await page.keyboard.press('Control+z');
    await expect.poll(rows).toEqual(before);
    await builder.expectSaved();
  },
);

test('what hangs on a question is named before it is removed', { tag: '@desktop' }, async ({ page, api }) => {
  const builder = await BuilderPages.signIn(page, api);
  await workwear(builder);
  await builder.select('Which size do you wear?');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Which one?');
  await builder.dashboard.audit();
  await dialog.getByRole('button', { name: 'Remove it with all of this' }).click();
  await expect(builder.outline.getByRole('row', { name: 'Which size do you wear?' })).toBeHidden();
  await builder.select('Which one?');
  await expect(page.getByLabel('When it is asked')).toHaveValue('always');
});

test(
  'of two who write one form the second is told, and nothing of the first is lost',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await workwear(builder);
    const draft = await api.get<{ content: { minutes: number } }>(`/forms/${id}/draft`);
    await api.patch(`/forms/${id}/draft`, { content: { ...draft.content, minutes: 42 } });
    await builder.ask('And your shoes?');
    await expect(page.getByText('Somebody else has changed this form')).toBeVisible();
    await page.getByRole('link', { name: 'Load the form again' }).click();
    await expect(page.getByLabel('Minutes that it takes')).toHaveValue('42');
  },
);

test('a form is written on a phone, in Spanish beside English', { tag: '@phone' }, async ({ page, api }) => {
  const builder = await BuilderPages.signIn(page, api);
  const id = await builder.begin('Locker');
  await builder.add('Question');
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which locker is yours?');
  await page.getByLabel('Beside English').selectOption('es');
  await expect(page.getByText(/texts are missing in Spanish/)).toBeVisible();
  await page.getByLabel('Question (Spanish)').fill('¿Cuál es su casillero?');
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(builder.phone.getByLabel('¿Cuál es su casillero?')).toBeVisible();
  await builder.phone.getByRole('button', { name: 'Llenar con ejemplos' }).click();
  await expect(builder.phone.getByLabel('¿Cuál es su casillero?')).toHaveValue('Sample');
  await builder.dashboard.audit();
  await builder.expectSaved();
  const draft = await api.get<{ content: object }>(`/forms/${id}/draft`);
  expect(JSON.stringify(draft.content)).toContain('¿Cuál es su casillero?');
});

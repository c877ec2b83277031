import { BuilderPages, type KeptBox } from './dashboard/builder-pages.js';
import { DashboardPages } from './dashboard/dashboard-pages.js';
import { drawnForm, flatPdf } from './dashboard/drawn-form.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

test(
  'a PDF is dropped, its fields become questions, its places are moved by keyboard and told what they show, and it comes back filled in',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await builder.begin('Vehicle agreement');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    await builder.drop('The PDF that is filled in', await drawnForm());

    for (const question of ['Full name', 'License plate', 'Where is it parked at night?'])
      await expect(builder.outline.getByRole('row', { name: question, exact: true })).toBeVisible();
    await expect(page.locator('.sheet-picture')).toHaveJSProperty('complete', true);
    await expect
      .poll(() => page.locator('.sheet-picture').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await builder.dashboard.audit();

    const before = await builder.boxes(api, id);
    await builder.box('License plate').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    const plate = before.find(({ field }) => field === 'task.license_plate');
    if (!plate) throw new Error(`no box shows the license plate: ${JSON.stringify(before)}`);
    const moved = await builder.boxes(api, id);
    expect(moved.find(({ field }) => field === 'task.license_plate')).toMatchObject({
      x: plate.x + 2,
      y: plate.y,
      width: plate.width + 1,
      height: plate.height + 1,
    });

    await builder.box('Where is it parked at night?').click();
    await page.getByLabel('What stands there').selectOption({ label: 'Full name' });
    await expect(page.getByText('1 answer has no place on the PDF')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 answer has no place on the PDF')).toBeHidden();

    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await builder.select('Full name');
    await expect(builder.phone.getByLabel('Full name')).toBeVisible();
    await expect(page.getByText('A place on page 1')).toBeVisible();

    await builder.publish();
    const hire = await newHire(api);
    const task = await api.post<{ id: string }>('/tasks', {
      form_id: id,
      employee_id: hire.employee.id,
      employer_id: hire.employer.id,
    });
    const visitor = await (await page.context().browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('there is a browser');
    const employee = new HostedPages(visitor, 'en');
    await employee.open(await hire.link('employee'));
    await employee.enter('Vehicle agreement');
    const { content } = await api.get<{ content: { sections: readonly Section[] } }>(`/forms/${id}/draft`);
    const fields = content.sections.flatMap(({ pages }) => pages.flatMap((it) => it.fields));
    await employee.answer(
      Object.fromEntries(
        fields.map(({ path, options }) => [
          path,
          options ? (options[0]?.value ?? '') : path.includes('plate') ? 'ABC 1234' : 'Pier seven',
        ]),
      ),
    );
    await employee.sign('Ánh Nguyễn');
    const status = async () => (await api.get<{ status: string }>(`/tasks/${task.id}`)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe('completed');
    const document = await readPdf(await api.download(`/tasks/${task.id}/pdf`));
    for (const text of ['Vehicle agreement', 'License plate', 'ABC 1234', 'Pier seven'])
      expect(document).toContain(text);
  },
);

/** Within a point and a half: the pointer stands on whole pixels. */
function expectNear(box: KeptBox | undefined, place: Pick<KeptBox, 'height' | 'width' | 'x' | 'y'>): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((box?.[side] ?? 0) - place[side]), `${side} of ${JSON.stringify(box)}`).toBeLessThan(2);
}

interface Section {
  readonly pages: readonly {
    readonly fields: readonly {
      readonly path: string;
      readonly kind: string;
      readonly options?: readonly { readonly value: string }[];
    }[];
  }[];
}

test(
  'places are drawn, moved and sized by pointer on a PDF without fields, added and removed by keyboard, and all of it is undone',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await builder.begin('Flat', {
      kind: 'A form that you have as a PDF',
      pdf: await flatPdf(),
    });
    await builder.ask('Which locker?');
    const sheet = page.locator('.sheet-page');
    const edges = await sheet.boundingBox();
    if (!edges) throw new Error('the page is shown');
    const scale = edges.width / 612;
    const at = (x: number, y: number) => [edges.x + x * scale, edges.y + (792 - y) * scale] as const;

    await page.mouse.move(...at(100, 700));
    await page.mouse.down();
    await page.mouse.move(...at(200, 690), { steps: 4 });
    await page.mouse.move(...at(300, 680), { steps: 4 });
    await page.mouse.up();
    // What is selected and has no place yet is what stands there.
    await expect(page.getByLabel('What stands there')).toHaveValue(/task\.which_locker/);
    const [drawn] = await builder.boxes(api, id);
    expect(drawn?.field).toBe('task.which_locker');
    expectNear(drawn, { x: 100, y: 680, width: 200, height: 20 });

    await page.mouse.move(...at(200, 690));
    await page.mouse.down();
    await page.mouse.move(...at(250, 640), { steps: 5 });
    await page.mouse.up();
    expectNear((await builder.boxes(api, id))[0], { x: 150, y: 630, width: 200, height: 20 });
    const corner = await page.locator('.sheet-handle[data-handle="se"]').boundingBox();
    if (!corner) throw new Error('a selected place has handles');
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(...at(400, 610), { steps: 5 });
    await page.mouse.up();
    expectNear((await builder.boxes(api, id))[0], { x: 150, y: 610, width: 250, height: 40 });

    await page.getByRole('button', { name: 'Add a place' }).focus();
    await page.keyboard.press('Enter');
    await expect(builder.box('Nothing yet')).toBeFocused();
    await expect(page.getByText('1 place shows nothing yet')).toBeVisible();
    await builder.dashboard.audit();
    await page.keyboard.press('Delete');
    await expect(builder.box('Which locker?')).toBeFocused();
    expect(await builder.boxes(api, id)).toHaveLength(1);
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Control+z');
    expect(await builder.boxes(api, id)).toHaveLength(0);
  },
);

test('what is no PDF is refused in one sentence', { tag: '@desktop' }, async ({ page, api }) => {
  const builder = await BuilderPages.signIn(page, api);
  await builder.begin('Refused');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await builder.drop('The PDF that is filled in', Buffer.from('not a PDF at all'));
  await expect(page.locator('.builder-preview').getByRole('alert')).toContainText('PDF');
  await builder.dashboard.audit();
});

test(
  'a form with questions takes those of a PDF too, or its pages alone',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await builder.begin('Both');
    await builder.ask('Full name');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    await builder.drop('The PDF that is filled in', await drawnForm());
    await expect(page.getByRole('dialog')).toBeVisible();
    await builder.dashboard.audit();
    await page.getByRole('button', { name: 'Only its pages and places' }).click();
    const alone = await builder.boxes(api, id);
    expect(alone.filter(({ field }) => field === 'task.full_name')).toHaveLength(1);
    expect(alone.filter(({ field, shows }) => shows === 'answer' && !field).length).toBeGreaterThan(1);
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('The PDF that is filled in')).toBeVisible();
    await builder.drop('The PDF that is filled in', await drawnForm());
    await page.getByRole('button', { name: 'Its questions too' }).click();
    await expect(builder.outline.getByRole('row', { name: 'License plate', exact: true })).toBeVisible();
    expect((await builder.boxes(api, id)).filter(({ field, shows }) => shows === 'answer' && !field)).toEqual(
      [],
    );
  },
);

test('a place of the PDF is mapped on a phone', { tag: '@phone' }, async ({ page, api }) => {
  const builder = await BuilderPages.signIn(page, api);
  const id = await builder.begin('On a phone', {
    kind: 'A form that you have as a PDF',
    pdf: await drawnForm(),
  });
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await builder.dashboard.audit();
  await builder.box('License plate').click();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await builder.dashboard.audit();
  await page.getByLabel('What stands there').selectOption({ label: 'Full name' });
  const boxes = await builder.boxes(api, id);
  expect(boxes.filter(({ field }) => field === 'task.full_name')).toHaveLength(2);

  const storageState = await page.context().storageState();
  const other = await page
    .context()
    .browser()
    ?.newContext({ storageState, locale: 'ar', viewport: page.viewportSize() });
  const arabic = await other?.newPage();
  if (!arabic) throw new Error('there is a browser');
  await arabic.goto(`/dashboard/forms/${id}`);
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const pane of await arabic.locator('.builder-panes button').all()) {
    await pane.click();
    await new DashboardPages(arabic, 'ar').audit();
  }
});

test(
  'a PDF is taken only from whom the builder was shown to, and only from our own pages',
  { tag: '@desktop' },
  async ({ page, api, request, baseURL }) => {
    const files = { name: 'drawn.pdf', mimeType: 'application/pdf', buffer: await flatPdf() };
    const path = '/dashboard/form-pdfs';
    expect((await request.post(`${path}?name=A`, { multipart: { files } })).status()).toBe(401);

    const builder = await BuilderPages.signIn(page, api);
    await builder.begin('Doors');
    const same = { 'sec-fetch-site': 'same-origin', origin: baseURL ?? '' };
    const other = await page.request.post(`${path}?name=A&account=account_other&user=user_other`, {
      multipart: { files },
      headers: same,
    });
    expect(other.status()).toBe(401);
    const [sent] = await Promise.all([
      page.waitForRequest((it) => it.method() === 'POST' && it.url().includes(path)),
      page
        .getByRole('button', { name: 'PDF', exact: true })
        .click()
        .then(() => builder.drop('The PDF that is filled in', files.buffer)),
    ]);
    await expect(page.locator('.sheet-page')).toBeVisible();
    const ours = sent.url();
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' };
    const crossed = await page.request.post(ours, { multipart: { files }, headers: foreign });
    expect(crossed.status()).toBe(403);
    const nameless = await page.request.post(path, { multipart: { files }, headers: same });
    expect(nameless.status()).toBe(400);
  },
);

const typed = 'How many pieces of workwear?';

/**
 * Forms of so many questions, opened in the builder and written in.
 * @returns {Promise<{name: string, times: {opened: number, key: number, slowest: number}}[]>} milliseconds
 */
export async function builderTimes(browser, { baseUrl, link, post }, counts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(/\/dashboard/);
  const found = [];
  for (const count of counts) {
    const key = `own-of-${count}-${Date.now().toString(36)}`;
    const { id } = await post('/forms', { key, content: formOf(count) });
    const url = `${baseUrl}/dashboard/forms/${id}`;
    const opened = [];
    for (let time = 0; time < 5; time += 1) opened.push(await openingTime(page, url));
    const keys = await keyTimes(page);
    found.push({
      name: `${count} questions`,
      times: { opened: median(opened), key: median(keys), slowest: Math.max(...keys) },
    });
  }
  await context.close();
  return found;
}

async function openingTime(page, url) {
  await page.goto('about:blank');
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('row', { name: 'Question 1', exact: true }).waitFor({ state: 'attached' });
  return Math.round(performance.now() - start);
}

/** From the press of a key until the frame after it is painted. */
async function keyTimes(page) {
  await page.getByRole('row', { name: 'Question 2', exact: true }).click();
  const control = page.getByLabel('Question', { exact: true });
  await control.fill('');
  await page.evaluate(() => {
    globalThis.keyTimes = [];
    globalThis.addEventListener(
      'keydown',
      () => {
        const start = globalThis.performance.now();
        globalThis.requestAnimationFrame(() =>
          globalThis.setTimeout(() => globalThis.keyTimes.push(globalThis.performance.now() - start)),
        );
      },
      true,
    );
  });
  await control.pressSequentially(typed, { delay: 60 });
  return (await page.evaluate(() => globalThis.keyTimes)).map(Math.round);
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** Ten questions a page, every other one with a condition over the one before it. */
function formOf(count) {
  const words = (en) => ({ en });
  const fields = Array.from({ length: count }, (_, at) => ({
    path: `task.field_${at + 1}`,
    kind: at % 2 === 0 ? 'checkbox' : 'text',
    label: words(`Question ${at + 1}`),
    ...(at % 2 === 1 && {
      when: { all: [{ fact: `task.field_${at}`, operator: 'equals', value: true }] },
    }),
  }));
  const pages = Array.from({ length: Math.ceil(count / 10) }, (_, page) => ({
    id: `page_${page}`,
    title: words(`Page ${page + 1}`),
    fields: fields.slice(page * 10, page * 10 + 10),
  }));
  return {
    name: words('Long'),
    short_name: words('Long'),
    purpose: words('It is long.'),
    minutes: 60,
    sections: [
      {
        id: 'employee',
        title: words('For the employee'),
        assignee_type: 'employee',
        attestation: words('So it is.'),
        pages,
      },
    ],
  };
}

import type { Page } from '@playwright/test';
import { date, directDeposit } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

/** Every text of the page half as long again, with marks above and below: what German, Tagalog or Vietnamese may need. */
async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marked: Readonly<Record<string, string>> = {
      a: 'ẩ',
      e: 'ễ',
      i: 'ị',
      o: 'ộ',
      u: 'ữ',
      n: 'ñ',
      A: 'Å',
      S: 'Ș',
    };
    const longer = (text: string) => {
      const accented = [...text].map((letter) => marked[letter] ?? letter).join('');
      const words = accented.trim().split(/\s+/);
      return `${accented} ${words.slice(0, Math.ceil(words.length / 2)).join(' ')}`;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isHidden = node.parentElement?.closest('script, style, .fd-visually-hidden, svg');
      if (node instanceof Text && node.data.trim() !== '' && !isHidden) texts.push(node);
    }
    for (const text of texts) text.data = longer(text.data);
  });
}

/** What is cut off, or runs out of the page. The employer’s name in the header may be: it is not ours to translate. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [
      ...document.querySelectorAll('a, button, label, legend, h1, h2, h3, p, dt, dd, li, summary, option'),
    ]
      .filter((element) => !element.closest('.fd-visually-hidden, [hidden], option, .fd-skip, .hosted-name'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut = overflowX !== 'visible' || overflowY !== 'visible';
        return (
          isCut &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60));
    const widest = [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 3);
    return [...(wide > 0 ? [`the page is ${wide} px too wide: ${widest.join(', ')}`] : []), ...cut];
  });

const answers = {
  'task.last_name': 'Nguyễn-Featherstonehaugh',
  'task.first_name': 'Ánh',
  'task.address_street': '7 Pine Street',
  'task.address_city': 'New York',
  'task.address_state': 'NY',
  'task.address_zip': '10005',
  ...date('task.date_of_birth', '1990-04-12'),
  'task.social_security_number': '412-09-9999',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};

for (const { name, width, size } of [
  { name: 'texts half as long again at 320 px', width: 320, size: '100%' },
  { name: 'letters twice as large at 640 px', width: 640, size: '200%' },
])
  test(`pages hold ${name} @phone`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 });
    const hire = await newHire(api);
    const employee = new HostedPages(page, 'en');
    const found: Record<string, readonly (string | undefined)[]> = {};
    const look = async () => {
      const { pathname } = new URL(page.url());
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await lengthen(page);
      const problems = await clipped(page);
      if (problems.length > 0) found[pathname.replace(/^.*\/task_\w+/, '')] = problems;
      await page.reload();
    };
    const through = async (form: string, entries: Readonly<Record<string, string>>) => {
      await employee.enter(form);
      for (let pages = 0; pages < 12 && !page.url().endsWith('/sign'); pages++) {
        await look();
        await employee.fill(entries);
        await employee.press(employee.words.page.continue);
      }
      await look();
      await employee.sign('Ánh Nguyễn-Featherstonehaugh');
      await look();
      await employee.list();
    };
    await employee.open(await hire.link('employee', '&locale=en'));
    await look();
    await through('i-9', answers);
    await through('w-4', { 'task.filing_status': 'head_of_household' });
    await through('direct-deposit', directDeposit);
    await look();
    const main = page.getByRole('main');
    await employee.follow(main.getByRole('link', { name: employee.words.consent.title }));
    await look();
    expect(found).toEqual({});
  });

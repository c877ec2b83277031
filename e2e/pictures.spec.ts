import type { Page } from '@playwright/test';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { pngOf } from './hosted/png-of.js';
import { expect, type Integrator, test } from './stack.js';

interface Photo {
  readonly width: number;
  readonly height: number;
  /** A CSS filter over a page of print. */
  readonly filter?: string;
  /** Where the page lies on a wooden desk, in parts of the picture, four fifths as large; it fills the picture else. */
  readonly at?: readonly [right: number, down: number];
}

/** A photograph of a page of print as a camera would write it, grain and all. */
async function photo(page: Page, { width, height, filter = 'none', at }: Photo): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ width, height, filter, at: place }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw with');
      if (place) {
        for (let row = 0; row < height; row++) {
          const light = 90 + 25 * Math.sin(row / 9) + 12 * Math.sin(row / 2.3);
          pen.fillStyle = `rgb(${light * 1.4} ${light} ${light * 0.6})`;
          pen.fillRect(0, row, width, 1);
        }
        pen.translate(place[0] * width, place[1] * height);
        pen.scale(0.8, 0.8);
      }
      pen.filter = filter;
      pen.fillStyle = '#eee';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#222';
      const line = height / 40;
      pen.font = `${line * 0.7}px sans-serif`;
      for (let row = 1; row < 40; row++)
        pen.fillText(
          'Pay to the order of: VOID 021000021 000123456789 Hudson Bank, New York',
          line,
          row * line,
        );
      pen.filter = 'none';
      const grain = pen.getImageData(0, 0, width, height);
      let seed = 7;
      for (let at = 0; at < grain.data.length; at++) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        if (at % 4 !== 3) grain.data[at] = (grain.data[at] ?? 0) + (filter === 'none' ? (seed % 31) - 15 : 0);
      }
      pen.putImageData(grain, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.97);
    },
    { width, height, filter, at },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The page of direct deposit that asks for pictures. */
async function askedForPictures(page: Page, api: Integrator) {
  const hire = await newHire(api);
  const employee = new HostedPages(page, 'en');
  await employee.open(await hire.link('employee', '&locale=en'));
  await employee.enter('direct-deposit');
  await employee.fill({ 'task.action': 'new' });
  await employee.press(employee.words.page.continue);
  const files = page.locator('input[type=file][multiple]');
  const row = page.getByRole('listitem').filter({ has: page.locator('img') });
  const choose = async (name: string, buffer: Buffer) => {
    await files.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.locator('.fd-file progress')).toHaveCount(0);
    await expect(row.locator('bdi')).toHaveText(name.replace(/\.\w+$/, '.jpg'));
  };
  const remove = async () => {
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(row).toHaveCount(0);
  };
  return { employee, row, choose, remove };
}

test(
  'a photo is made small, shown, turned, and doubted where nobody can read it',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { employee, row, choose, remove } = await askedForPictures(page, api);
    const sent: number[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().includes('/uploads/'))
        void request.sizes().then(({ requestBodySize }) => sent.push(requestBodySize));
    });
    const shape = () =>
      row.locator('img').evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
        await image.decode();
        return image.naturalWidth > image.naturalHeight ? 'wide' : 'tall';
      });

    // Twelve megapixels, as phones take them.
    const large = await photo(page, { width: 4000, height: 3000 });
    expect(large.length).toBeGreaterThan(3_000_000);
    await choose('check.jpeg', large);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toBeLessThan(1_510_000);
    await expect(page.getByText('Can every word be read?')).toHaveCount(0);
    await employee.audit();

    expect(await shape()).toBe('wide');
    await row.getByRole('button', { name: /^Rotate/ }).click();
    await expect.poll(() => sent.length).toBe(2);
    await expect(row).toHaveCount(1);
    expect(await shape()).toBe('tall');
    await page.reload();
    await expect(row).toHaveCount(1);
    expect(await shape()).toBe('tall');
    await row.getByRole('button', { name: /^Rotate/ }).click();
    await expect.poll(() => sent.length).toBe(3);
    await expect(row).toHaveCount(1);
    expect(await shape()).toBe('wide');
    await remove();

    for (const [filter, words] of [
      ['blur(14px)', 'This photo looks blurred.'],
      ['brightness(0.1)', 'This photo looks dark.'],
    ] as const) {
      await choose('check.jpg', await photo(page, { width: 1600, height: 1200, filter }));
      await expect(row).toContainText(words);
      await employee.audit();
      await remove();
    }
    await choose('check.jpg', await photo(page, { width: 320, height: 240 }));
    await expect(row).toContainText('This photo is very small.');
  },
);

test('a photo is asked about where print runs over its side @phone', async ({ page, api }) => {
  const { row, choose, remove } = await askedForPictures(page, api);
  for (const [at, isDoubted] of [
    [[0.7, 0.1], true],
    [[-0.15, 0.1], true],
    [[0.1, -0.42], true],
    [[0.1, 0.45], true],
    [[0.1, 0.1], false],
  ] as const) {
    await choose('check.jpg', await photo(page, { width: 1600, height: 1200, at }));
    await expect(row.getByText('Are all four corners in it?'), String(at)).toHaveCount(isDoubted ? 1 : 0);
    await remove();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture goes along with the page', { tag: '@phone' }, async ({ page, api }) => {
    const hire = await newHire(api);
    await page.goto(await hire.link('employee', '&locale=en'));
    await page.getByRole('link', { name: /Direct deposit/ }).click();
    await page.locator('[name="task.action"][value="new"]').check();
    const goOn = page.getByRole('button', { name: 'Save and continue' });
    // The answer opens a question on its own page first.
    await goOn.click();
    await goOn.click();
    await page.locator('input[type=file]').first().setInputFiles(pngOf('check', 1));
    await goOn.click();
    await expect(page.getByText('check.png').first()).toBeVisible();
    await expect(page.getByRole('listitem').locator('img')).toBeVisible();
  });
});

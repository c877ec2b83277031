import { auditPage } from './audit.js';
import { expect, test } from './stack.js';

test(
  'the reference is found from the first page, searched, and takes less than 400 kB',
  { tag: '@everywhere' },
  async ({ page }) => {
    const bytes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/docs'))
        bytes.push(response.body().then((body) => body.length));
    });
    await page.goto('/api/docs');
    await page.getByLabel('Search operations').fill('answers of a task');
    await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* found$/);
    await auditPage(page);
    await page.getByRole('link', { name: 'Get the answers of a task' }).click();
    await expect(page).toHaveURL(/\/api\/docs\/tasks#tasks\.getFields$/);
    await expect(page.getByRole('heading', { name: 'Get the answers of a task' })).toBeInViewport();
    await auditPage(page);
    const all = await Promise.all(bytes);
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(400_000);
  },
);

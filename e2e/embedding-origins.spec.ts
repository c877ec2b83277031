import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

test(
  'an admin lists the sites that may show components; what is no origin is named, and nothing changes',
  { tag: '@gate' },
  async ({ page, api }) => {
    const listed = () => api.get<{ origins: string[] }>('/embedding');
    const { origins: before } = await listed();
    const dashboard = new DashboardPages(page);
    const { embedding, dashboard: frame, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await dashboard.openSection(frame.embedding);
    await expect(page.locator('h1')).toHaveText(embedding.title);
    const field = page.getByLabel(embedding.label);
    await expect(field).toHaveValue(before.join('\n'));
    await dashboard.audit();

    const typed = 'https://hr.harborfoods.com\nhttps://*.harborfoods.com';
    await field.fill(typed);
    await dashboard.press(embedding.save);
    const wrong = embedding.wrong.replace('{origin}', 'https://*.harborfoods.com');
    await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeFocused();
    await expect(field).toHaveValue(typed);
    await dashboard.audit();
    expect((await listed()).origins).toEqual(before);

    await field.fill('https://hr.harborfoods.com\nhttp://localhost:8080');
    await dashboard.press(embedding.save);
    await dashboard.expectDone(deed.originsSaved);
    expect((await listed()).origins).toEqual(['https://hr.harborfoods.com', 'http://localhost:8080']);
    await api.patch('/embedding', { origins: before });
  },
);

import type { Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';

import { policyLibrary } from '@firstday/forms';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { type Integrator, expect, test } from './stack.js';

const key = 'pa-clgs-32-6';
const pack = policyLibrary.find((policy) => policy.key === key);

/** As the agency's: two of its boxes ask for what the form asks for. */
async function officialFile(labels: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  page.drawText('Residency certification', { x: 72, y: 730, size: 18, font });
  for (const [at, label] of labels.entries()) {
    const y = 680 - at * 40;
    page.drawText(label, { x: 72, y: y + 5, size: 10, font });
    form.createTextField(`Text${at}`).addToPage(page, { x: 300, y, width: 200, height: 18, borderWidth: 1 });
  }
  return Buffer.from(await pdf.save());
}

async function signIn(page: Page, api: Integrator): Promise<DashboardPages> {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api, {})));
  await page.goto('/dashboard/policies/library');
  return dashboard;
}

test(
  'a policy of the library is added, its form gets the official file, is published, and a placement asks for it',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const dashboard = await signIn(page, api);
    const { library, deed } = dashboard.words;
    const name = pack?.name ?? '';
    const card = page.getByRole('article', { name });
    await page.getByLabel(library.place).selectOption('PA');
    await page.getByRole('button', { name: library.find, exact: true }).press('Enter');
    await expect(page).toHaveURL(/jurisdiction=PA/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Pennsylvania']);
    await expect(card.getByText(library.isAvailable)).toBeVisible();
    await dashboard.audit();

    await card.getByRole('button', { name: library.addOne.replace('{name}', name) }).press('Enter');
    await dashboard.expectDone(deed.policyBegun);
    await expect(dashboard.main.getByText(library.waitsForFile).first()).toBeVisible();
    await page.getByRole('button', { name: library.sendFile }).click();
    await expect(page.getByRole('alert').getByText('Choose the PDF.')).toBeVisible();
    const buffer = await officialFile(['Resident county', 'Municipality where you live', 'Shoe size']);
    await page
      .getByLabel(library.dropLabel)
      .setInputFiles({ name: 'clgs-32-6.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: library.sendFile }).click();
    await dashboard.expectDone(deed.fileAdded);
    await expect(page.getByText(library.mapHint)).toBeVisible();
    await dashboard.audit();
    await page.setViewportSize({ width: 360, height: 740 });
    await dashboard.audit();
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('link', { name: library.publish }).click();
    await page.waitForURL(/\/publish$/);
    await dashboard.main.getByRole('button').first().click();
    // Not all that the pack rests on is certain: somebody has to have looked.
    await dashboard.expectDone(deed.policyToCheck);
    await page.goto('/dashboard/policies/library?jurisdiction=PA');
    await expect(card.getByText(library.waitsForCheck)).toBeVisible();
    await page.goto(`/dashboard/policies/library/${key}`);
    await page.getByRole('link', { name: library.openPolicy }).press('Enter');
    await page.getByRole('button', { name: dashboard.words.policies.activate, exact: true }).press('Enter');
    await dashboard.expectDone(deed.policyAdded);
    await page.goto('/dashboard/policies/library?jurisdiction=PA');
    await expect(card.getByText(library.isActive, { exact: true })).toBeVisible();

    const work = { street: '1 Market St', city: 'Harrisburg', state: 'PA', zip: '17101', country: 'USA' };
    const { employee } = await newHire(api, { job: { name: 'Dock 9', address: work } });
    const { data } = await api.get<{ data: readonly { readonly form_key: string }[] }>(
      `/tasks?employee_id=${employee.id}&per_page=50`,
    );
    expect(JSON.stringify(data)).toContain(employee.id);
    const { entries } = await api.get<{ entries: readonly Entry[] }>('/policy_library?jurisdiction=PA');
    const form_id = entries.find((entry) => entry.key === key)?.forms[0]?.form_id;
    expect(JSON.stringify(data)).toContain(form_id);

    const { id } = await policyOf(api);
    await api.patch(`/policies/${id}`, { name: 'Ours for Pennsylvania' });
    await page.goto(`/dashboard/policies/library/${key}`);
    await expect(page.getByRole('table')).toContainText('Ours for Pennsylvania');
    await dashboard.audit();
    await dashboard.press(library.takeOver);
    await dashboard.expectDone(deed.policyTakenOver);
    await expect(page.getByRole('table')).toBeHidden();
  },
);

/** No other journey adds it, nor has anybody in California give it. */
const offered = policyLibrary.find((policy) => policy.key === 'ca-emergency-contact');
if (offered)
  test(
    'a policy of a form of the catalog is active by one act',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const dashboard = await signIn(page, api);
      const { library, deed } = dashboard.words;
      const card = page.getByRole('article', { name: offered.name, exact: true });
      await page.getByLabel(library.words).fill('california emergency');
      await page.getByRole('button', { name: library.find, exact: true }).press('Enter');
      await card.getByRole('button', { name: library.addOne.replace('{name}', offered.name) }).click();
      await dashboard.expectDone(deed.policyAdded);
      await expect(card.getByText(library.isActive, { exact: true })).toBeVisible();
    },
  );

test(
  'a state is added by one act after its plan, and a policy is waived with a reason and by whom',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const dashboard = await signIn(page, api);
    const { library, deed } = dashboard.words;
    // No other journey hires in New Hampshire, whose notice is a draft until its form is published.
    await dashboard.main.getByRole('link', { name: 'New Hampshire' }).click();
    await page.getByRole('link', { name: library.addPlaceOne.replace('{place}', 'New Hampshire') }).click();
    await expect(page.getByText(library.plan_draft_hint)).toBeVisible();
    await dashboard.audit();
    await dashboard.main.getByRole('button').first().press('Enter');
    await dashboard.expectDone(deed.stateAdded);
    await expect(dashboard.main.getByText(library.waitsForForm)).toBeVisible();
    await page.goto('/dashboard/policies/library/states/NH');
    await expect(page.getByText(library.nothingToAdd)).toBeVisible();

    await page.goto('/dashboard/policies/library?jurisdiction=TX');
    await dashboard.main
      .getByRole('link', { name: new RegExp(`^${library.waive} `) })
      .first()
      .click();
    await page.getByRole('button', { name: library.waiveSubmit, exact: true }).click();
    await expect(page.getByRole('alert').getByText(library.waiveReasonAdvice)).toBeVisible();
    await dashboard.audit();
    await page.getByLabel(library.waiveReason).fill('The client gives the notice.');
    await page.getByRole('button', { name: library.waiveSubmit, exact: true }).click();
    await dashboard.expectDone(deed.policyWaived);
    await expect(page.getByText('The client gives the notice.')).toBeVisible();
    await dashboard.audit();
    await page.getByRole('button', { name: new RegExp(`^${library.takeBack} `) }).click();
    await dashboard.expectDone(deed.waiverTakenBack);
    await expect(page.getByText('The client gives the notice.')).toBeHidden();
  },
);

interface Entry {
  readonly key: string;
  readonly policy_id: string | null;
  readonly forms: readonly { readonly form_id: string | null }[];
}

async function policyOf(api: Integrator): Promise<{ readonly id: string }> {
  const { entries } = await api.get<{ entries: readonly Entry[] }>('/policy_library?jurisdiction=PA');
  return { id: entries.find((entry) => entry.key === key)?.policy_id ?? '' };
}

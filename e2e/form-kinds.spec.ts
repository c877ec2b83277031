import type { Page } from '@playwright/test';

import { BuilderPages } from './dashboard/builder-pages.js';
import { flatPdf } from './dashboard/drawn-form.js';
import { expect, test } from './stack.js';

interface Draft {
  readonly content: {
    readonly outcome?: string;
    readonly scope?: object;
    readonly segregated?: boolean;
    readonly sections: readonly { readonly id: string }[];
  };
  readonly issues: readonly unknown[];
}

test(
  'a document is read and signed: it begins with its PDF, a choice that says how it ended, and a countersignature',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    await page.goto('/dashboard/forms/new');
    await page.getByRole('radio', { name: 'A document to read and sign' }).check();
    await builder.dashboard.audit();
    await page.getByLabel('What is it called?').fill('Handbook');
    await builder.dashboard.press('Begin the form');
    await expect(page.getByText('Choose the PDF.').first()).toBeVisible();

    const id = await builder.begin('Handbook', {
      kind: 'A document to read and sign',
      pdf: await flatPdf(),
      choices: { 'Who signs it?': 'The employee, then the employer' },
    });
    await builder.expectSaved();
    const draft = await api.get<Draft>(`/forms/${id}/draft`);
    expect([draft.issues, draft.content.outcome]).toEqual([[], 'task.decision']);
    expect(draft.content.sections.map((section) => section.id)).toEqual(['employee', 'employer']);
    await builder.outline.getByRole('row', { name: 'Handbook', exact: true }).click();
    await expect(page.getByRole('link', { name: 'drawn' })).toBeVisible();
    await builder.dashboard.audit();
    await builder.select('Do you accept it?');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('It says how the form ended');
    await expect(page.getByRole('dialog')).toContainText('Why do you decline?');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).last().click();
    await builder.publish();
  },
);

/** Chooses from what a text may name, by keyboard. */
async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Insert an answer, or what the records say' }).fill(name);
  // All are listed until what was typed is looked for.
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test(
  'a notice says in each language what the employer entered and what the records say',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await builder.begin('Notice of leave', {
      kind: 'A notice',
      choices: { 'When is it given?': 'Every year' },
    });
    const draft = await api.get<Draft>(`/forms/${id}/draft`);
    expect([draft.issues, draft.content.scope]).toEqual([[], { per: 'employer', every_months: 12 }]);
    await builder.select('Notice');
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('You work for ');
    await insert(page, 'The employer’s name');
    await expect(text).toHaveValue('You work for {employer.name}');
    await expect(text).toBeFocused();
    await page.keyboard.type(' from ');
    await insert(page, '“From which day does it hold?”');
    await expect(text).toHaveValue('You work for {employer.name} from {task.holds_from}');
    await page.keyboard.type(', {task.nobody}');
    await expect(page.getByText('is not asked before it')).toBeVisible();
    await builder.dashboard.audit();
    await text.fill('You work for {employer.name} from {task.holds_from}.');
    await builder.select('From which day does it hold?');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('These texts name its answer');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it with all of this' }).click();
    await builder.select('Notice');
    await expect(text).toHaveValue('You work for {employer.name} from ….');
    await builder.publish();
  },
);

test(
  'a document is asked for before it expires, and what the form says of it is changed',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const id = await builder.begin('Forklift license', { kind: 'A request for a document' });
    const draft = await api.get<Draft>(`/forms/${id}/draft`);
    expect(draft.issues).toEqual([]);
    await builder.select('Expiration date');
    await expect(page.getByLabel('First day that is taken')).toHaveValue('today');
    await page.getByRole('button', { name: 'The form as a whole' }).click();
    await page.getByLabel('Days before it').fill('60');
    await page.getByLabel('Once for each').selectOption('placement');
    const facts = page.getByRole('combobox', { name: 'When one of these facts has changed' });
    await facts.scrollIntoViewIfNeeded();
    await facts.pressSequentially('work location');
    await page.getByRole('option', { name: /^the work location's state/ }).click();
    await expect(facts).toBeFocused();
    await builder.dashboard.audit();
    await builder.expectSaved();
    const { content } = await api.get<Draft>(`/forms/${id}/draft`);
    expect(content.scope).toMatchObject({
      per: 'placement',
      expires: { path: 'task.expires_on', days_before: 60 },
      on_change_of: ['work_location.state'],
    });
    await page.getByLabel('Keep its answers apart').check();
    await expect(page.getByText('A form that is kept apart is asked for').first()).toBeVisible();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await expect(page.getByText('A form that is kept apart is asked for')).toHaveCount(0);
    await builder.select('Expiration date');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('asked for again before this date');
  },
);

/** Presses and entries, as the page itself hears of them; typing on in one control is one entry. */
async function countInteractions(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('interacted', () => (count += 1));
  await page.addInitScript(() => {
    const interacted = () => void Reflect.get(window, 'interacted')();
    let control: EventTarget | null = null;
    document.addEventListener(
      'input',
      ({ target }) => {
        const isPressed = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
        if (isPressed || target === control) return;
        control = target;
        interacted();
      },
      true,
    );
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        control = null;
        if (isTrusted) interacted();
      },
      true,
    );
  });
  return () => count;
}

test(
  'twelve questions with conditions and a signature are written by somebody who does not program',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const builder = await BuilderPages.signIn(page, api);
    const interactions = await countInteractions(page);
    const id = await builder.begin('Incident report');
    await builder.ask('When did it happen?', 'date');
    await builder.ask('Where did it happen?');
    await builder.ask('What happened?', 'long_text');
    await builder.ask('Was somebody hurt?', 'radio');
    await builder.choices('Yes', 'No');
    await builder.ask('Who was hurt?', 'name');
    await builder.onlyWhen('Was somebody hurt?', 'Yes');
    await builder.ask('Did they see a doctor?', 'radio');
    await builder.choices('Yes', 'No');
    await builder.onlyWhen('Was somebody hurt?', 'Yes');
    await builder.ask('Which doctor?');
    await builder.onlyWhen('Did they see a doctor?', 'Yes');
    await builder.ask('Was anything damaged?', 'radio');
    await builder.choices('Yes', 'No');
    await builder.ask('What does it cost to repair?', 'money');
    await builder.onlyWhen('Was anything damaged?', 'Yes');
    await page.getByLabel('At least').fill('0');
    await builder.ask('Who saw it?');
    await builder.ask('A photo of the place', 'file');
    await builder.ask('How can we reach you?', 'phone');
    await builder.expectSaved();
    const { issues } = await api.get<Draft>(`/forms/${id}/draft`);
    expect(issues).toEqual([]);
    const count = interactions();
    test.info().annotations.push({ type: 'interactions', description: String(count) });
    console.log(`    a form of twelve questions took ${count} presses and entries`);
    expect(count).toBeLessThan(110);
    await builder.select('Incident report');
    await builder.phone.getByLabel('Yes').first().check();
    await expect(builder.phone.getByText('Who was hurt?')).toBeVisible();
    await builder.publish();
  },
);

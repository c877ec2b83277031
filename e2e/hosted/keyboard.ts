import type { Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector} on ${page.url()}`);
}

/** Enters a value into the named control by keys alone, where this page has it, and waits for what that opens. */
export async function typeInto(page: Page, name: string, value: string): Promise<void> {
  const control = page.locator(`main [name="${name}"]:not([type="hidden"])`).first();
  if ((await control.count()) === 0) return;
  const kind = await control.evaluate(
    (element) => element.getAttribute('type') ?? element.tagName.toLowerCase(),
  );
  await tabTo(page, `[name="${name}"]`);
  await enter(page, { name, kind, value });
  await page.locator('form[data-engine="loading"]').waitFor({ state: 'detached' });
}

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
}

async function enter(page: Page, { name, kind, value }: Entry): Promise<void> {
  if (kind === 'radio') return choose(page, name, value);
  if (kind === 'select') return pick(page, name, value);
  if (kind === 'checkbox') return page.keyboard.press('Space');
  await page.keyboard.type(value);
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.keyboard.press('Space');
  const isChosen = () => page.locator(`[name="${name}"][value="${value}"]`).isChecked();
  for (let presses = 0; presses < 10 && !(await isChosen()); presses++)
    await page.keyboard.press('ArrowDown');
}

async function pick(page: Page, name: string, value: string): Promise<void> {
  const isPicked = async () => (await page.locator(`[name="${name}"]`).inputValue()) === value;
  for (let presses = 0; presses < 60 && !(await isPicked()); presses++)
    await page.keyboard.press('ArrowDown');
}

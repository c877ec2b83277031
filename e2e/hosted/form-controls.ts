import type { Frame, Page } from '@playwright/test';

import type { Entries } from './hosted-pages.js';

/** The kinds of the controls that a page of a form has now, by their names. */
function controlsOf(frame: Frame | Page): Promise<Readonly<Record<string, string>>> {
  return frame.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main [name]:not([type="hidden"])')].map((element) => [
        element.getAttribute('name') ?? '',
        element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      ]),
    ),
  );
}

/** Fills in the controls of this page that there is an entry for; some appear only once others are answered. */
export async function fillControls(frame: Frame | Page, entries: Entries): Promise<void> {
  let controls = await controlsOf(frame);
  for (const [name, value] of Object.entries(entries)) {
    const kind = controls[name];
    if (kind === undefined) continue;
    await enter(frame, { name, kind, value });
    await frame.locator('form[data-engine="loading"]').waitFor({ state: 'detached' });
    controls = await controlsOf(frame);
  }
}

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
}

async function enter(frame: Frame | Page, { name, kind, value }: Entry): Promise<void> {
  const control = frame.locator(`main [name="${name}"]:not([type="hidden"])`);
  if (kind === 'radio') await control.and(frame.locator(`[value="${value}"]`)).check();
  else if (kind === 'checkbox') await control.first().setChecked(value === 'yes');
  else if (kind === 'select') await control.first().selectOption(value);
  else if (kind !== 'file') await control.first().fill(value);
}

import type { Page } from '@playwright/test';

/** What was pressed: letters that were typed into fields, and keys that do something. */
export interface PressedKeys {
  readonly letters: number;
  readonly keys: number;
}

/** Counts from now on, over all pages that are shown. */
export async function countKeys(page: Page): Promise<() => PressedKeys> {
  const pressed = { letters: 0, keys: 0 };
  await page.exposeFunction('countKey', (isLetter: boolean) => {
    pressed[isLetter ? 'letters' : 'keys'] += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'keydown',
      ({ isTrusted, key, target, ctrlKey }) => {
        const isText =
          target instanceof Element &&
          target.matches('textarea, input:not([type="radio"], [type="checkbox"])');
        if (!isTrusted || key === 'Control') return;
        Reflect.apply(Reflect.get(globalThis, 'countKey'), null, [isText && key.length === 1 && !ctrlKey]);
      },
      true,
    );
  });
  return () => ({ ...pressed });
}

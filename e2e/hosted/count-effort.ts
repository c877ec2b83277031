import type { Page } from '@playwright/test';

/** What a person did on the way through pages. */
export interface Effort {
  /** Presses on what is pressed, and one to enter each text control; a list takes two. */
  readonly taps: number;
  /** Pages that were shown, loaded or changed in place. */
  readonly pages: number;
  /** Heights of the screen that the pages have together. */
  readonly screens: number;
  /** Of them those below what a page shows at first: the screens of scrolling. */
  readonly scrolled: number;
}

/** Counts from now on, on the phone that a page is opened on. */
export async function countEffort(page: Page): Promise<() => Effort> {
  const heights = new Map<string, number>();
  let taps = 0;
  await page.exposeFunction('countTaps', (count: number) => void (taps += count));
  await page.exposeFunction('countHeight', (path: string, screens: number) => {
    heights.set(path, Math.max(heights.get(path) ?? 0, screens));
  });
  await page.addInitScript(() => {
    const count = (many: number) => void Reflect.apply(Reflect.get(globalThis, 'countTaps'), null, [many]);
    const isText = (element: Element) =>
      element.matches('input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea');
    const measure = () => {
      const screens = document.documentElement.scrollHeight / globalThis.innerHeight;
      Reflect.apply(Reflect.get(globalThis, 'countHeight'), null, [location.pathname, screens]);
    };
    const entered = new WeakSet<Element>();
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const pressed = target instanceof Element ? target.closest('a, button, summary, input, label') : null;
        if (isTrusted && pressed && !isText(pressed)) count(1);
      },
      true,
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof Element) || entered.has(target)) return;
        if (target.matches('select')) count(2);
        else if (isText(target)) count(1);
        else return;
        entered.add(target);
      },
      true,
    );
    document.addEventListener('DOMContentLoaded', () => {
      measure();
      new MutationObserver(measure).observe(document.body, { childList: true, subtree: true });
    });
  });
  return () => ({
    taps,
    pages: heights.size,
    screens: Math.round(sum([...heights.values()])),
    scrolled: Math.round(sum([...heights.values()].map((height) => Math.max(0, height - 1)))),
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

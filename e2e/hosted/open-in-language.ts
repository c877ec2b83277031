import type { Page } from '@playwright/test';

const links = '**/onboarding?*';

/** Opens a link as a browser does whose owner reads this language. */
export async function openInLanguage(page: Page, link: string, language: string): Promise<void> {
  await page.route(links, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': language } }),
  );
  await page.goto(link);
  await page.waitForURL(/\/o\/[^?]*$/);
  await page.unroute(links);
}

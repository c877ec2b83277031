import type { APIRequestContext } from '@playwright/test';

/** A page as the server sends it, which is not drawn. */
export async function readHtml(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  return { status: answer.status(), html: await answer.text() };
}

/** The main part of a page, without the menus around it. */
export const mainOf = (html: string): string => /<main[^]*?<\/main>/.exec(html)?.[0] ?? '';

/** The forms in the main part of a page that write something: their tags, without those that only search. */
export function writingForms(html: string): readonly string[] {
  return [...mainOf(html).matchAll(/<form[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /method="post"/i.test(tag) || /action="javascript:/i.test(tag));
}

/** Where the links of the menus of a page lead. */
export function menuLinks(html: string): readonly string[] {
  const menus = [...html.matchAll(/<nav[^]*?<\/nav>/g)].map(([menu]) => menu).join('');
  const paths = [...menus.matchAll(/ href="(\/dashboard[^"?#]*)/g)].map(([, path = '']) => path);
  return [...new Set(paths)];
}

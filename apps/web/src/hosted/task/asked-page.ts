import type { Guide, Page } from '@firstday/forms';

/** What is asked at once: a page of the form, or several short ones. It has the id and the title of the first. */
export interface AskedPage extends Page {
  readonly parts: readonly Page[];
}

/** The pages as they are asked of somebody who has plain words beside them; as the form has them of everybody else. */
export function askedPages(pages: readonly Page[], guide: Guide | undefined): readonly AskedPage[] {
  const isWith = (page: Page, before: AskedPage) =>
    guide?.together?.some((ids) => ids.includes(before.id) && ids.includes(page.id));
  return pages.reduce<readonly AskedPage[]>((asked, page) => {
    const last = asked.at(-1);
    return last && isWith(page, last)
      ? [
          ...asked.slice(0, -1),
          { ...last, fields: [...last.fields, ...page.fields], parts: [...last.parts, page] },
        ]
      : [...asked, { ...page, parts: [page] }];
  }, []);
}

/** By the id of any of its parts. */
export const askedPageIn = (pages: readonly AskedPage[], id: string): AskedPage | undefined =>
  pages.find(({ parts }) => parts.some((part) => part.id === id));

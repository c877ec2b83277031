import type { AccountDocumentOfTask, TaskSheet } from '@firstday/domain';
import type { Page } from '@firstday/forms';

interface SheetOfTask {
  readonly sheet: Pick<TaskSheet, 'account_document'>;
}

/** The account's document, where the page shows one and one is published. */
export const presentedOn = ({ sheet }: SheetOfTask, { presents }: Page): AccountDocumentOfTask | null =>
  presents ? sheet.account_document : null;

/** It has to be opened before the page is left: what was opened is what is signed. */
export const isDocumentUnread = (view: SheetOfTask, page: Page): boolean =>
  presentedOn(view, page)?.is_opened === false;

/** The page without what the document says of itself, which nobody types. */
export function withoutPresentedFields<Asked extends Page>(view: SheetOfTask, page: Asked): Asked {
  if (!page.presents || !presentedOn(view, page)) return page;
  const presented = new Set(Object.values(page.presents));
  return { ...page, fields: page.fields.filter(({ path }) => !presented.has(path)) };
}

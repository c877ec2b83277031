import type { PageDocument, TaskSheet } from '@firstday/domain';

interface SheetOfTask {
  readonly sheet: Pick<TaskSheet, 'page_documents'>;
}

/** What a page shows to be read; none where it shows nothing. */
export const documentOn = ({ sheet }: SheetOfTask, page: string): PageDocument | undefined =>
  sheet.page_documents.find(({ page_id }) => page_id === page);

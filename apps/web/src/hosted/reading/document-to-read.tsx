import type { PageDocument } from '@firstday/domain';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { DocumentPages } from './document-pages';
import { toMegabytes } from './to-megabytes';

interface DocumentToReadProps {
  readonly view: TaskView;
  readonly document: PageDocument;
}

/** What a page of a task shows to be read. */
export async function DocumentToRead({ view: { session, sheet }, document }: DocumentToReadProps) {
  const [t, locale, { field }] = [
    await getTranslations('readDocument'),
    await getLocale(),
    await getMessages(),
  ];
  const paths = taskPaths(session.id, sheet.task.id);
  const { page_id, title, pages, size } = document;
  return (
    <DocumentPages
      title={title}
      pages={pages}
      pdf={paths.read(page_id)}
      picture={(page, width) => paths.readPage(page_id, page, width)}
      words={{
        asText: t('asText'),
        openPdf: t('openPdf', { size: toMegabytes(size, locale) }),
        opensInNewTab: field.opensInNewTab,
        noText: t('noText'),
        pageOf: (page) => t('pageOf', { page, pages: pages.length }),
      }}
    />
  );
}

import { getMessages, getTranslations } from 'next-intl/server';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { documentOn } from './document-on';
import './document-line.css';

interface DocumentLineProps {
  readonly view: TaskView;
  readonly page: string;
}

/** On which document a page is, where answers are read once more: what it is called, the way to it, and its fingerprint. */
export async function DocumentLine({ view, page }: DocumentLineProps) {
  const document = documentOn(view, page);
  if (!document) return null;
  const [t, words, { field }] = [
    await getTranslations('readDocument'),
    await getTranslations('page'),
    await getMessages(),
  ];
  const { session, sheet } = view;
  return (
    <div className="document-line">
      <p>
        {t('shown')}:{' '}
        <a href={taskPaths(session.id, sheet.task.id).read(page)} target="_blank" rel="noreferrer">
          <bdi>{document.title}</bdi>
          <span className="fd-visually-hidden"> ({field.opensInNewTab})</span>
        </a>
      </p>
      <p className="fd-small document-line-hash">
        {words('documentFingerprint')}: <bdi lang="en">{document.sha256}</bdi>
      </p>
    </div>
  );
}

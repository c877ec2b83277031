import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { localizedPhrase } from '../task/phrase-in';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { toDoFirst } from '../task-list/to-do-first';

interface SignedNoticeProps {
  readonly view: TaskView;
  /** The id of the task that was signed before this one was opened. */
  readonly signed: string | undefined;
}

/** Said on the first page of a form that the signature of another one led to. */
export async function SignedNotice({ view: { session }, signed }: SignedNoticeProps) {
  const task = session.tasks.find(({ id }) => id === signed);
  // The address is anybody's to write: what is still to be done is not said to be signed.
  if (!task || toDoFirst(session).includes(task)) return null;
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  return (
    <div role="status">
      <Banner
        tone="good"
        icon="check"
        title={t('titleSigned', { form: localizedPhrase(task.short_name, locale).text })}
      >
        <a href={taskPaths(session.id, task.id).done}>{t('keep')}</a>
      </Banner>
    </div>
  );
}

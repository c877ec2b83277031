import { getTranslations } from 'next-intl/server';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';

/** The way to the page where somebody is named to examine the documents, where a form has such a part. */
export async function RepresentativeLink({ view }: { readonly view: TaskView }) {
  const t = await getTranslations('representative');
  const { edition, session, sheet } = view;
  const { representative } = edition;
  if (!representative || session.representative) return null;
  const state = sheet.sections.find(({ id }) => id === representative.signs);
  // Once it is signed, the employer has something to review.
  if (session.side === 'employee' && !sheet.may_name_representative) return null;
  if (!state || (state.signature !== null && session.side === 'employee')) return null;
  return (
    <p>
      <a href={taskPaths(session.id, sheet.task.id).representative}>{t('linkToPage')}</a>
    </p>
  );
}

import { getTranslations } from 'next-intl/server';
import { sectionViews, type TaskView } from '../task/task-view';
import { reopenTask } from './reopen-task';

/** Reverification and rehire are a new block of Supplement B, never a change of what was signed. */
export async function SupplementB({ view }: { readonly view: TaskView }) {
  const t = await getTranslations('done');
  const dormant = sectionViews(view).find(
    ({ section, state }) => section.assignee === 'employer' && state.state === 'dormant',
  );
  if (!dormant || view.sheet.task.status !== 'completed') return null;
  const place = { session: view.session.id, task: view.sheet.task.id, section: dormant.section.id };
  return (
    <section className="hosted-section">
      <h2>{t('reverify')}</h2>
      <p>{t('reverifyHint')}</p>
      <form action={reopenTask.bind(null, place)} className="fd-actions">
        <button className="fd-button" data-quiet="">
          {t('reverify')}
        </button>
      </form>
    </section>
  );
}

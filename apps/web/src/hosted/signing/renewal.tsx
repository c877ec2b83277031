import { getLocale, getTranslations } from 'next-intl/server';
import { localizedPhrase } from '../task/phrase-in';
import type { TaskView } from '../task/task-view';
import { renewTask } from './renew-task';

/** For whoever comes back because something has changed: a new form, and the signed one is kept. */
export async function Renewal({ view: { session, sheet } }: { readonly view: TaskView }) {
  if (!session.renewable_task_ids.includes(sheet.task.id)) return null;
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  return (
    <section className="hosted-section">
      <h2>{t('renewTitle')}</h2>
      <p>{t('renewHint')}</p>
      <form action={renewTask.bind(null, session.id, sheet.task.id)}>
        <div className="fd-actions">
          <button className="fd-button" data-quiet="">
            {t('renew', { form: localizedPhrase(sheet.task.short_name, locale).text })}
          </button>
        </div>
      </form>
    </section>
  );
}

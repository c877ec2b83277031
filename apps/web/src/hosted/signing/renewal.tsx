import { getLocale, getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { localizedPhrase } from '../task/phrase-in';
import type { TaskView } from '../task/task-view';
import { renewTask } from './renew-task';

/** For whoever comes back because something has changed: a new form, and the signed one is kept. */
export function Renewal({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  const isRenewable = session.renewable_task_ids.includes(sheet.task.id);
  return (
    <HostedAct send={renewTask.bind(null, { session: session.id, task: sheet.task.id })}>
      {isRenewable ? <RenewalOffer view={view} /> : null}
    </HostedAct>
  );
}

async function RenewalOffer({ view: { sheet } }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  return (
    <section className="hosted-section">
      <h2>{t('renewTitle')}</h2>
      <p>{t('renewHint')}</p>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="">
          {t('renew', { form: localizedPhrase(sheet.task.short_name, locale).text })}
        </button>
      </div>
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { openSection, type TaskView } from '../task/task-view';
import { openForNumber } from './open-for-number';

/** The employee signed before their Social Security number was issued, and adds it once it has arrived. */
export async function AddNumber({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  const open = openSection(view);
  if (!sheet.awaits_social_security_number || (open && open.section.signer !== 'nobody')) return null;
  const t = await getTranslations('correction');
  // Kept with what was signed before: in the language in which it was said.
  const place = { session: session.id, task: sheet.task.id, reason: t('numberReason') };
  return (
    <section className="hosted-section">
      <h2>{t('numberTitle')}</h2>
      <p>{t('numberHint')}</p>
      <HostedAct send={openForNumber.bind(null, place)}>
        <div className="fd-actions">
          <button className="fd-button" data-quiet="">
            {t('numberAdd')}
          </button>
        </div>
      </HostedAct>
    </section>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { longDate } from '../../i18n/long-date';
import { withToken } from '../session/read-session';
import { sectionViews, type TaskView } from '../task/task-view';
import { decideRehire } from './decide-rehire';

/** Somebody who worked here before: the employer chooses between the new form and Supplement B of the one from then. */
export async function RehireSection({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  if (!mayBeOffered(view)) return null;
  const params = { task_id: sheet.task.id };
  const offer = await withToken(session.id, (token) => call('rehires.find', { params }, token));
  const earlier = offer.ok ? offer.value.earlier_form : null;
  if (!offer.ok || earlier === null || offer.value.choices.length === 0) return null;
  const [t, locale] = [await getTranslations('employer'), await getLocale()];
  const name = session.employee.first_name;
  const place = { session: session.id, task: sheet.task.id };
  return (
    <section className="hosted-section" aria-labelledby="rehire">
      <h2 id="rehire">{t('rehireTitle', { name })}</h2>
      <p>
        {t('rehireHint', {
          completed: longDate(earlier.completed_on, locale),
          until: longDate(earlier.usable_until, locale),
        })}{' '}
        <bdi className="fd-muted" dir="ltr" lang="en">
          (8 CFR 274a.2(c)(1))
        </bdi>
      </p>
      <h3>{t('rehireSupplementTitle')}</h3>
      <p>{t('rehireSupplementHint', { name })}</p>
      <ul className="hosted-list">
        <li>{t('rehireNeedsDate', { date: longDate(offer.value.rehired_on, locale) })}</li>
        <li>{t('rehireNeedsName')}</li>
        {earlier.needs_document ? <li>{t('rehireNeedsDocument')}</li> : null}
      </ul>
      <form className="fd-actions" action={decideRehire.bind(null, { ...place, choice: 'supplement_b' })}>
        <button className="fd-button">{t('rehireSupplement')}</button>
      </form>
      <h3>{t('rehireNewFormTitle')}</h3>
      <p>{t('rehireNewFormHint', { name })}</p>
      <form className="fd-actions" action={decideRehire.bind(null, { ...place, choice: 'new_form' })}>
        <button className="fd-button" data-quiet="">
          {t('rehireNewForm')}
        </button>
      </form>
    </section>
  );
}

/** Nobody has signed yet, or all have, and the form has a supplement that opens on request. */
function mayBeOffered(view: TaskView): boolean {
  const { status } = view.sheet.task;
  const isUnsigned = sectionViews(view).every(({ state }) => state.signature === null);
  return (
    (status === 'completed' || (status === 'requires_action' && isUnsigned)) &&
    view.edition.sections.some(
      ({ opens, amends, signer }) => opens === 'on_request' && !amends && signer !== 'nobody',
    )
  );
}

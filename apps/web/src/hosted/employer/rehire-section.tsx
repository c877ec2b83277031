import type { RehireOffer } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { longDate } from '../../i18n/long-date';
import { HostedAct } from '../act/hosted-act';
import { withToken } from '../session/read-session';
import { sectionViews, type TaskView } from '../task/task-view';
import { decideRehire } from './decide-rehire';

/** Somebody who worked here before: the employer chooses between the new form and Supplement B of the one from then. */
export async function RehireSection({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  const offer = await findOffer(view);
  const earlier = offer?.earlier_form ?? null;
  const place = { session: session.id, task: sheet.task.id, earlier: earlier?.task_id };
  return (
    <HostedAct send={decideRehire.bind(null, place)}>
      {offer && earlier ? (
        <Choice name={session.employee.first_name} offer={offer} earlier={earlier} />
      ) : null}
    </HostedAct>
  );
}

/** What may be chosen; nothing where there is nothing to choose, or it was chosen. */
async function findOffer(view: TaskView): Promise<RehireOffer | undefined> {
  if (!mayBeOffered(view)) return undefined;
  const params = { task_id: view.sheet.task.id };
  const offer = await withToken(view.session.id, (token) => call('rehires.find', { params }, token));
  return offer.ok && offer.value.choices.length > 0 ? offer.value : undefined;
}

interface ChoiceProps {
  readonly name: string;
  readonly offer: RehireOffer;
  readonly earlier: NonNullable<RehireOffer['earlier_form']>;
}

async function Choice({ name, offer, earlier }: ChoiceProps) {
  const [t, locale] = [await getTranslations('employer'), await getLocale()];
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
        <li>{t('rehireNeedsDate', { date: longDate(offer.rehired_on, locale) })}</li>
        <li>{t('rehireNeedsName')}</li>
        {earlier.needs_document ? <li>{t('rehireNeedsDocument')}</li> : null}
      </ul>
      <div className="fd-actions">
        <button className="fd-button" name="choice" value="supplement_b">
          {t('rehireSupplement')}
        </button>
      </div>
      <h3>{t('rehireNewFormTitle')}</h3>
      <p>{t('rehireNewFormHint', { name })}</p>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="" name="choice" value="new_form">
          {t('rehireNewForm')}
        </button>
      </div>
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

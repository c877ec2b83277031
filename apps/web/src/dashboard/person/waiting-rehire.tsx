import type { RehireOffer, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { longDate } from '../../i18n/long-date';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { decideWaitingRehire } from './decide-waiting-rehire';

interface WaitingRehireProps {
  readonly session: UserSession;
  readonly employee: string;
  readonly offer: RehireOffer;
  readonly form: string;
}

const words = { supplement_b: 'rehireSupplement', new_form: 'rehireNewForm' } as const;

/** 8 CFR 274a.2(c): for somebody hired again within three years the employer may use the earlier form, or ask for a new one. */
export async function WaitingRehire({ session, employee, offer, form }: WaitingRehireProps) {
  const { earlier_form: earlier, choices, task_id } = offer;
  if (!earlier) return null;
  const [t, labels, locale] = [
    await getTranslations('person'),
    await getTranslations('employer'),
    await getLocale(),
  ];
  const place = toActionContext(session, paths.employee(employee));
  return (
    <section className="dash-panel" aria-labelledby={`rehire-${task_id}`}>
      <h2 id={`rehire-${task_id}`}>{t('rehireTitle')}</h2>
      <p>
        {t('rehireHint', {
          form: formNamesIn(locale)[form]?.text ?? form,
          completed: longDate(earlier.completed_on, locale),
          until: longDate(earlier.usable_until, locale),
        })}
      </p>
      {earlier.needs_document ? <p>{t('rehireDocument')}</p> : null}
      <ActionForm send={decideWaitingRehire.bind(null, place, task_id)} words={await formLabels()}>
        <div className="fd-actions">
          {choices.map((choice) => (
            <Submit key={choice} variant="secondary" name="choice" value={choice}>
              {labels(words[choice])}
            </Submit>
          ))}
        </div>
      </ActionForm>
    </section>
  );
}

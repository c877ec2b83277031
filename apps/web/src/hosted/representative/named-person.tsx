import type { Representative } from '@firstday/domain';
import { TextArea } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import type { TaskView } from '../task/task-view';
import { reviewRepresentative } from './review-representative';
import { revokeRepresentative } from './revoke-representative';

interface NamedPersonProps {
  readonly view: TaskView;
  readonly person: Representative;
}

/** Who was named last, how far they are, and what can be done about it. */
export async function NamedPerson({ view, person }: NamedPersonProps) {
  const [t, locale] = [await getTranslations('representative'), await getLocale()];
  const isEmployer = view.session.side === 'employer';
  const mayRevoke = ['named', 'working', 'returned'].includes(person.status);
  return (
    <section className="hosted-section">
      <h2>
        <bdi>{person.name}</bdi>
      </h2>
      <p>{t(`status_${person.status}`, { date: longDate(person.signed_at ?? person.expires_at, locale) })}</p>
      <p className="fd-muted">
        {t(person.named_by.side === 'employee' ? 'namedByEmployee' : 'namedByEmployer', {
          date: longDate(person.created_at, locale),
        })}
      </p>
      {isEmployer && person.on_employees_device ? <p className="fd-muted">{t('onDevice')}</p> : null}
      {isEmployer && person.status === 'signed' ? <Review view={view} /> : null}
      {mayRevoke ? (
        <form action={revokeRepresentative.bind(null, placeOf(view))} className="fd-actions">
          <button className="fd-button" data-danger="">
            {t('revoke', { name: person.name })}
          </button>
        </form>
      ) : null}
    </section>
  );
}

const placeOf = ({ session, sheet }: TaskView) => ({ session: session.id, task: sheet.task.id });

async function Review({ view }: { readonly view: TaskView }) {
  const t = await getTranslations('representative');
  return (
    <form action={reviewRepresentative.bind(null, placeOf(view))} className="hosted-form">
      <p>{t('reviewHint')}</p>
      <div className="fd-actions">
        <button className="fd-button" name="decision" value="accepted">
          {t('accept')}
        </button>
      </div>
      <TextArea label={t('reason')} name="reason" rows={3} maxLength={2000} />
      <div className="fd-actions">
        <button className="fd-button" data-quiet="" name="decision" value="returned">
          {t('sendBack')}
        </button>
      </div>
    </form>
  );
}

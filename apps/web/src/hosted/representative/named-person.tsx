import type { Representative } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { HostedAct } from '../act/hosted-act';
import type { TaskView } from '../task/task-view';
import { NewCode } from './new-code';
import { ReviewOfSigned } from './review-of-signed';
import { revokeRepresentative } from './revoke-representative';

interface NamedPersonProps {
  readonly view: TaskView;
  readonly person: Representative;
}

/** Who was named last, how far they are, and what can be done about it. */
export async function NamedPerson({ view, person }: NamedPersonProps) {
  const [t, locale] = [await getTranslations('representative'), await getLocale()];
  const isEmployer = view.session.side === 'employer';
  const place = { session: view.session.id, task: view.sheet.task.id };
  const mayRevoke = ['named', 'working', 'returned'].includes(person.status);
  return (
    <section className="hosted-section">
      <h2>
        <bdi>{person.name}</bdi>
      </h2>
      <p>
        {t(`status_${person.status}`, {
          date: longDateOf(person.signed_at ?? person.expires_at, locale, view.session.time_zone),
        })}
      </p>
      <p className="fd-muted">
        {t(person.named_by.side === 'employee' ? 'namedByEmployee' : 'namedByEmployer', {
          date: longDateOf(person.created_at, locale, view.session.time_zone),
        })}
      </p>
      {isEmployer && person.on_employees_device ? <p className="fd-muted">{t('onDevice')}</p> : null}
      {isEmployer && person.status === 'named' ? <NewCode place={place} name={person.name} /> : null}
      {isEmployer && person.status === 'signed' && person.named_by.side === 'employee' ? (
        <p>{t('waitsForYou')}</p>
      ) : null}
      {isEmployer ? <ReviewOfSigned view={view} isAsked={person.status === 'signed'} /> : null}
      <HostedAct send={revokeRepresentative.bind(null, place)}>
        {mayRevoke ? (
          <div className="fd-actions">
            <button className="fd-button" data-danger="">
              {t('revoke', { name: person.name })}
            </button>
          </div>
        ) : null}
      </HostedAct>
    </section>
  );
}

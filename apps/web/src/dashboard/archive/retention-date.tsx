import type { Task } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';

type Retention = Pick<Task, 'retained_until' | 'retention_waits_for'>;

/** Until when the law has a form kept, and what that still waits for. */
export async function RetentionDate({ task }: { readonly task: Retention }) {
  const [t, locale] = [await getTranslations('archive'), await getLocale()];
  const { retained_until: until, retention_waits_for: waitsFor } = task;
  if (waitsFor === 'signature') return <span className="fd-muted">{t('notSigned')}</span>;
  return (
    <span>
      {until === null ? null : <time dateTime={until}>{longDate(`${until}T00:00:00.000Z`, locale)}</time>}
      {waitsFor === null ? null : (
        <>
          {until === null ? null : <br />}
          <span className="fd-muted">{until === null ? t('employed') : t('employedLonger')}</span>
        </>
      )}
    </span>
  );
}

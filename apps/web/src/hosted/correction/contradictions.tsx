import { contradictionsOf } from '@firstday/forms';
import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { toDisplayedIssues } from '../answering/to-displayed-issues';
import type { TaskView } from '../task/task-view';

/** Where Section 1 and the documents cannot both be right, told to both sides alike. It refuses nothing. */
export async function Contradictions({ view }: { readonly view: TaskView }) {
  const notes = contradictionsOf(view.edition.form, view.answers);
  if (notes.length === 0 || view.session.handover) return null;
  const [t, locale] = [await getTranslations('correction'), await getLocale()];
  const name = view.session.employee.first_name;
  return (
    <Banner tone="warn" icon="info" title={t('contradiction')}>
      <ul>
        {toDisplayedIssues(view, notes, locale).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
      <p>{view.session.side === 'employee' ? t('contradictionYours') : t('contradictionTheirs', { name })}</p>
    </Banner>
  );
}

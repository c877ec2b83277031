import { contradictionIssue } from '@firstday/forms';
import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { toDisplayedIssues } from '../answering/to-displayed-issues';
import type { TaskView } from '../task/task-view';

/** Where Section 1 and the documents cannot both be right, told to both sides alike. It refuses nothing. */
export async function Contradictions({ view }: { readonly view: TaskView }) {
  const { session, sheet, edition } = view;
  if (sheet.contradictions.length === 0 || session.handover) return null;
  const [t, locale] = [await getTranslations('correction'), await getLocale()];
  const issues = sheet.contradictions.map((note) => contradictionIssue(edition.form, note));
  const name = session.employee.first_name;
  return (
    <Banner tone="warn" icon="info" title={t('contradiction')}>
      <ul>
        {toDisplayedIssues(view, issues, locale).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
      <p>{session.side === 'employee' ? t('contradictionYours') : t('contradictionTheirs', { name })}</p>
    </Banner>
  );
}

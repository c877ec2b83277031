import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { phraseIn } from '../task/phrase-in';
import { sectionViews, type TaskView } from '../task/task-view';

/**
 * What others corrected after this side signed: a reason to look at one's own part, and nothing more. 8 U.S.C. 1324b(a)(6):
 * a correction of Section 1 is no reason to ask for documents.
 */
export async function CorrectedSince({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  if (session.representative || session.handover) return null;
  const [t, locale] = [await getTranslations('correction'), await getLocale()];
  const sections = sectionViews(view);
  const isExaminer = session.side === 'employer' && view.edition.examinedInClear === true;
  return sheet.corrected_since.map(({ section_id, signed_on }) => {
    const corrected = sections.find(({ section }) => section.id === section_id);
    if (!corrected) return null;
    const { section, state } = corrected;
    const [name, date] = [state.signature?.name ?? '', longDate(signed_on, locale)];
    const title = t('since', { name, date, section: phraseIn(section.title, locale).text });
    return (
      <Banner key={section_id} tone="muted" icon="info" title={title}>
        <p>{t('sinceHint')}</p>
        {isExaminer ? <p>{t('sinceNoDocuments')}</p> : null}
      </Banner>
    );
  });
}

import type { Page } from '@firstday/forms';
import { ReviewList, languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { filesAt } from '../answering/page-props';
import { FileLinks } from './file-links';
import { pageTitle } from './guide-of';
import { reviewedAnswers } from './reviewed-answers';
import type { TaskView } from './task-view';

interface PageAnswersProps {
  readonly view: TaskView;
  readonly page: Page;
  readonly isMasked: boolean;
  /** Where the page can be changed; nowhere when it is only read. */
  readonly changeHref?: string;
  readonly showsTitle: boolean;
}

/** The questions of a page with their answers, each with the way back to change it. */
export async function PageAnswers({ view, page, isMasked, changeHref, showsTitle }: PageAnswersProps) {
  const [t, locale] = [await getTranslations('review'), await getLocale()];
  const answers = reviewedAnswers(view, page, { locale, isMasked });
  const title = pageTitle(view, page, locale);
  if (answers.length === 0) return null;
  return (
    <section className="hosted-section">
      {showsTitle ? <h2 {...languageAttributes(title)}>{title.text}</h2> : null}
      <ReviewList
        change={t('change')}
        none={t('none')}
        entries={answers.map(({ field, question, answer, spoken: said }) => {
          const files = filesAt(view, field.path);
          return {
            key: field.path,
            question,
            answer: files.length > 0 ? { text: '' } : answer,
            ...(said ? { said } : {}),
            ...(files.length > 0 ? { extra: <FileLinks session={view.session.id} files={files} /> } : {}),
            ...(changeHref ? { changeHref } : {}),
          };
        })}
      />
    </section>
  );
}

import type { Page } from '@firstday/forms';
import { languageAttributes } from '@firstday/ui';
import { getLocale } from 'next-intl/server';
import { DocumentLine } from '../reading/document-line';
import { documentOn } from '../reading/document-on';
import { AnswerList, type AnswerLinks } from './answer-list';
import { pageTitle } from './guide-of';
import { reviewedAnswers } from './reviewed-answers';
import type { TaskView } from './task-view';

interface PageAnswersProps extends AnswerLinks {
  readonly view: TaskView;
  readonly page: Page;
  readonly isMasked: boolean;
  readonly showsTitle: boolean;
  /** What was left blank is not told. */
  readonly leavesOutBlank?: boolean;
}

/** The questions of a page with their answers. */
export async function PageAnswers({
  view,
  page,
  showsTitle,
  isMasked,
  leavesOutBlank = false,
  ...links
}: PageAnswersProps) {
  const locale = await getLocale();
  const answers = reviewedAnswers(view, page, { locale, isMasked, revealed: links.revealed }).filter(
    ({ answer }) => !leavesOutBlank || answer !== null,
  );
  const title = pageTitle(view, page, locale);
  if (answers.length === 0 && !documentOn(view, page.id)) return null;
  return (
    <section className="hosted-section">
      {showsTitle ? <h2 {...languageAttributes(title)}>{title.text}</h2> : null}
      <DocumentLine view={view} page={page.id} />
      {answers.length > 0 ? <AnswerList view={view} answers={answers} {...links} /> : null}
    </section>
  );
}

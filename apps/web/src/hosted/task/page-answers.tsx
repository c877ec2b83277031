import { type Field, isBlank, type Page } from '@firstday/forms';
import { answerId, ReviewList, languageAttributes } from '@firstday/ui';
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
  /** The sensitive answer that its reader asked to see in full. */
  readonly revealed?: string | undefined;
  /** Where an answer can be changed; nowhere when it is only read. */
  readonly changeHref?: (path: string) => string;
  /** Where sensitive answers are shown in full, and no path where they are hidden again. */
  readonly revealHref?: (path?: string) => string;
  readonly showsTitle: boolean;
}

/** The questions of a page with their answers, each with the way back to change it. */
export async function PageAnswers({ view, page, showsTitle, ...options }: PageAnswersProps) {
  const { isMasked, revealed, changeHref, revealHref } = options;
  const [t, words, locale] = [
    await getTranslations('review'),
    await getTranslations('field'),
    await getLocale(),
  ];
  const answers = reviewedAnswers(view, page, { locale, isMasked, revealed });
  const revealOf = ({ path, sensitive }: Field) => {
    if (!revealHref || !sensitive || isBlank(view.answers[path])) return {};
    const isRevealed = path === revealed;
    return {
      reveal: isRevealed
        ? { href: `${revealHref()}#${answerId(path)}`, label: words('hide') }
        : { href: `${revealHref(path)}#${answerId(path)}`, label: words('show') },
    };
  };
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
            ...(said ? { spoken: said } : {}),
            ...(files.length > 0 ? { extra: <FileLinks session={view.session.id} files={files} /> } : {}),
            ...(changeHref ? { changeHref: changeHref(field.path) } : {}),
            ...(files.length > 0 ? {} : revealOf(field)),
          };
        })}
      />
    </section>
  );
}

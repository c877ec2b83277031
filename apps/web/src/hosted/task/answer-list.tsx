import { type Field, isBlank } from '@firstday/forms';
import { answerId, ReviewList } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { filesAt } from '../answering/page-props';
import { FileLinks } from './file-links';
import type { ReviewedAnswer } from './reviewed-answers';
import { spokenMask } from './spoken-mask';
import type { TaskView } from './task-view';

/** How answers that are read can be acted on. */
export interface AnswerLinks {
  /** The sensitive answer that its reader asked to see in full. */
  readonly revealed?: string | undefined;
  /** Where an answer can be changed; nowhere when it is only read. */
  readonly changeHref?: (path: string) => string;
  /** Where sensitive answers are shown in full, and no path where they are hidden again. */
  readonly revealHref?: (path?: string) => string;
}

interface AnswerListProps extends AnswerLinks {
  readonly view: TaskView;
  readonly answers: readonly ReviewedAnswer[];
  /** By the field's path. */
  readonly advice?: ReadonlyMap<string, string>;
  /** What was left blank in a row takes one line. */
  readonly joinsBlank?: boolean;
}

/** Questions with their answers, each with the way back to change it. */
export async function AnswerList({
  view,
  answers,
  advice,
  joinsBlank = false,
  revealed,
  changeHref,
  revealHref,
}: AnswerListProps) {
  const [t, words] = [await getTranslations('review'), await getTranslations('field')];
  const revealOf = ({ path, sensitive }: Field) => {
    const isCovered = view.sheet.hidden.includes(path) || isBlank(view.answers[path]);
    if (!revealHref || !sensitive || isCovered) return {};
    return {
      reveal:
        path === revealed
          ? { href: `${revealHref()}#${answerId(path)}`, label: words('hide') }
          : { href: `${revealHref(path)}#${answerId(path)}`, label: words('show') },
    };
  };
  const maskWords = { hidden: t('hidden'), hiddenEnding: (ending: string) => t('hiddenEnding', { ending }) };
  return (
    <ReviewList
      change={t('change')}
      none={t('none')}
      joinsBlank={joinsBlank}
      entries={answers.map(({ field, question, answer, spoken: said }) => {
        const files = filesAt(view, field.path);
        const masked = answer?.text.includes('*') ? spokenMask(answer.text, maskWords) : said;
        const read = files.length > 0 ? undefined : masked;
        const advised = advice?.get(field.path);
        const known = answer ?? (view.sheet.hidden.includes(field.path) ? { text: t('hiddenHere') } : null);
        return {
          key: field.path,
          question,
          answer: files.length > 0 ? { text: '' } : known,
          ...(field.mark ? { mark: field.mark } : {}),
          ...(read ? { spoken: read } : {}),
          ...(advised ? { advice: advised } : {}),
          ...(files.length > 0 ? { extra: <FileLinks session={view.session.id} files={files} /> } : {}),
          ...(changeHref ? { changeHref: changeHref(field.path) } : {}),
          ...(files.length > 0 ? {} : revealOf(field)),
        };
      })}
    />
  );
}

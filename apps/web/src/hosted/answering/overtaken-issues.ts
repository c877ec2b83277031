import type { Field } from '@firstday/forms';
import { getLocale, getTranslations } from 'next-intl/server';
import { toReviewedAnswer } from '../task/reviewed-answers';
import type { TaskView } from '../task/task-view';
import type { DisplayedIssue } from './save-state';

/** Both answers are before the person: what they typed in its control, what stands in the words beside it. */
export async function overtakenIssues(
  view: TaskView,
  fields: readonly Field[],
): Promise<readonly DisplayedIssue[]> {
  const [t, locale] = [await getTranslations('page'), await getLocale()];
  return fields.map((field) => {
    const { answer } = toReviewedAnswer(view, field, { locale, isMasked: true });
    const message = answer ? t('overtakenBy', { answer: answer.text }) : t('overtakenByNothing');
    return { path: field.path, message };
  });
}

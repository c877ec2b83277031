import { findField } from '@firstday/forms';
import { ReviewList } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { toReviewedAnswer } from '../task/reviewed-answers';
import type { TaskView } from '../task/task-view';

/** What the employee entered that tells whether a document is theirs. */
export async function EmployeeDetails({ view }: { readonly view: TaskView }) {
  const [t, review, locale] = [
    await getTranslations('representative'),
    await getTranslations('review'),
    await getLocale(),
  ];
  const answers = (view.edition.representative?.sees ?? []).flatMap((path) => {
    const field = findField(view.edition, path);
    const answer = field && toReviewedAnswer(view, field, { locale, isMasked: false });
    return answer?.answer ? [answer] : [];
  });
  return (
    <section className="hosted-section">
      <h2>{t('detailsTitle')}</h2>
      <ReviewList
        change={review('change')}
        none={review('none')}
        entries={answers.map(({ field, question, answer }) => ({ key: field.path, question, answer }))}
      />
    </section>
  );
}

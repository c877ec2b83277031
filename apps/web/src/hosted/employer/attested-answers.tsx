import { isBlank } from '@firstday/forms';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { PageAnswers } from '../task/page-answers';
import { sectionViews, type TaskView } from '../task/task-view';
import './employer-bar.css';

interface AttestedAnswersProps {
  readonly view: TaskView;
  /** Beside documents it is compared at once. */
  readonly isOpen: boolean;
}

/** What the employee has signed, above the fields that are compared with it; numbers that nobody need see stay covered. */
export async function AttestedAnswers({ view, isOpen }: AttestedAnswersProps) {
  if (view.session.side !== 'employer' || view.session.representative) return null;
  const [t, sign, locale] = [
    await getTranslations('employer'),
    await getTranslations('sign'),
    await getLocale(),
  ];
  const theirs = sectionViews(view).filter(
    ({ section, state }) => section.signer === 'employee' && state.signature !== null,
  );
  const pages = theirs.flatMap((one) => one.pages).filter(({ fields }) => fields.some(isAnswered(view)));
  const [signature] = theirs.flatMap(({ state }) => state.signature ?? []);
  if (pages.length === 0 || !signature) return null;
  return (
    <details className="attested" open={isOpen}>
      <summary>{t('attested', { name: view.session.employee.first_name })}</summary>
      <div className="answers-joined">
        {pages.map((page) => (
          <PageAnswers key={page.id} view={view} page={page} isMasked leavesOutBlank showsTitle={false} />
        ))}
        <p className="fd-muted">
          {sign('signedBy', { name: signature.name, date: longDate(signature.signed_on, locale) })}
        </p>
      </div>
    </details>
  );
}

const isAnswered =
  ({ answers }: TaskView) =>
  ({ kind, path }: { readonly kind: string; readonly path: string }): boolean =>
    kind !== 'content' && kind !== 'file' && !isBlank(answers[path]);

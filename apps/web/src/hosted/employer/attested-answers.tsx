import { isBlank } from '@firstday/forms';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { PageAnswers } from '../task/page-answers';
import { taskPaths } from '../task/task-paths';
import { sectionViews, type TaskView } from '../task/task-view';
import './employer-bar.css';

interface AttestedAnswersProps {
  readonly view: TaskView;
  /** The page that they are shown on. */
  readonly page: string;
  /** The sensitive answer that is shown in full. */
  readonly revealed: string | undefined;
  /** Beside documents it is compared at once. */
  readonly isOpen: boolean;
}

/** What the employee has signed, above the fields that are compared with it; numbers stay covered until their reader asks. */
export async function AttestedAnswers({ view, page: shownOn, revealed, isOpen }: AttestedAnswersProps) {
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
  const here = taskPaths(view.session.id, view.sheet.task.id).page(shownOn);
  const links = {
    revealed,
    revealHref: (path?: string) =>
      path === undefined ? here : `${here}?${new URLSearchParams({ show: path })}`,
  };
  return (
    <details className="attested" open={isOpen || revealed !== undefined}>
      <summary>{t('attested', { name: view.session.employee.first_name })}</summary>
      <div className="answers-joined">
        {pages.map((page) => (
          <PageAnswers
            key={page.id}
            view={view}
            page={page}
            isMasked
            leavesOutBlank
            showsTitle={false}
            {...links}
          />
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

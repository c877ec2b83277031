import type { Page } from '@firstday/forms';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { TaskView } from '../task/task-view';

interface HiddenCopiesProps {
  readonly view: TaskView;
  /** What stands on the documents is asked here: the originals say it too. */
  readonly isTyped?: boolean;
}

/**
 * Copies were uploaded, and this session may not see them: a representative looks at the originals, and is promised none.
 * Of a form that is kept apart nothing is said: which of its questions were answered is kept apart too.
 */
export function areCopiesHidden({ session, sheet, edition }: TaskView): boolean {
  if (session.side !== 'employer' || session.representative || edition.segregated) return false;
  return edition.sections.some(
    ({ assignee, pages }) =>
      assignee === 'employee' &&
      pages.some(({ fields }) =>
        fields.some((field) => field.kind === 'file' && sheet.hidden.includes(field.path)),
      ),
  );
}

/** The same, on a page that asks what stands on the documents. */
export const isTypedWithoutCopies = (view: TaskView, { fields }: Page): boolean =>
  fields.some(({ kind }) => kind === 'document') && areCopiesHidden(view);

/** Why there are no pictures to type from, who sees them, and whom to ask. */
export async function HiddenCopies({ view: { session }, isTyped = false }: HiddenCopiesProps) {
  const [t, permission, frame] = [
    await getTranslations('employer'),
    await getTranslations('permission'),
    await getTranslations('frame'),
  ];
  return (
    <Banner tone="muted" icon="lock" title={t('copiesHidden')}>
      <p>
        {t('copiesHiddenWhy', {
          name: session.employee.first_name,
          permission: permission('employee:view_sensitive'),
        })}
      </p>
      {isTyped ? <p>{t('copiesHiddenGoOn')}</p> : null}
      <p>{t('copiesHiddenAsk', { employer: session.employer?.name ?? frame('yourEmployer') })}</p>
    </Banner>
  );
}

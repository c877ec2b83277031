import type { ReviewRow, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { toActionContext } from '../session/current-session';
import { leadToReview } from './lead-to-review';
import { reviewPath, type ReviewSearch } from './review-search';
import { ReviewSubmit } from './review-submit';

interface OpenReviewButtonProps {
  readonly session: UserSession;
  readonly row: ReviewRow;
  readonly search: ReviewSearch;
  readonly look: 'link' | 'primary';
  /** What the page is for: Enter presses it at once. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** The way to the employer's part of a form: a link to it is made when this is pressed, and not before. */
export async function OpenReviewButton({ session, row, search, children, ...button }: OpenReviewButtonProps) {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  const step = { task: row.task_id, next: row.cursor, search };
  const name = row.employee_name ?? t('unnamed');
  return (
    <ActionForm
      send={leadToReview.bind(null, toActionContext(session, reviewPath(search)), {
        step,
        locale,
        isToAccept: row.representative?.status === 'signed',
      })}
      words={await formLabels()}
    >
      <ReviewSubmit
        {...button}
        label={button.look === 'link' ? t('openOf', { name, what: row.form_name }) : undefined}
      >
        {children}
      </ReviewSubmit>
    </ActionForm>
  );
}

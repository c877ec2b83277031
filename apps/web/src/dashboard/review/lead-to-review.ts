'use server';
import { headers } from 'next/headers';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { leaveTo } from '../forms/leave-to';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { signerInLink } from '../../review-queue/kept-signer';
import { linkToPart } from '../../review-queue/link-part-parameter';
import { reviewNextPath, type ReviewStep } from './review-step';

interface OpenedReview {
  readonly step: ReviewStep;
  readonly locale: string;
  /** Somebody else has signed it for the employer, who accepts it or sends it back. */
  readonly isToAccept: boolean;
}

/** Goes to the employer's part of a form; whoever has signed it, or leaves it, comes back into the queue. */
export async function leadToReview(
  place: ActionContext,
  { step, locale, isToAccept }: OpenedReview,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const origin = (await headers()).get('origin');
  const link = await write(place, 'tasks.getOnboardingUrl', {
    params: { task_id: step.task },
    query: {
      assignee_type: 'employer',
      locale,
      ...(origin ? { redirect_to: `${origin}${reviewNextPath(step)}` } : {}),
      ...(await signerInLink(place.user)),
    },
  });
  if (!link.ok) return rejectForm(before, form, [{ message: await errorText(link.errorCode) }]);
  const { url } = link.value;
  return leaveTo(before, form, isToAccept ? linkToPart(url, step.task, 'representative') : url);
}

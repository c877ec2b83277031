'use server';
import type { Side } from '@firstday/domain';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { leaveTo } from '../forms/leave-to';
import { write } from '../forms/write';
import { signerInLink } from '../../review-queue/kept-signer';
import { linkToPart } from '../../review-queue/link-part-parameter';
import type { ActionContext } from '../session/current-session';

interface OpenedTask {
  readonly task: string;
  readonly side: Side;
  readonly page?: 'representative' | undefined;
  readonly locale: string;
}

/** Goes to where it is done: the page of the form, of the side whose it is to do. */
export async function leadToTask(
  place: ActionContext,
  { task, side, page, locale }: OpenedTask,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const link = await write(place, 'tasks.getOnboardingUrl', {
    params: { task_id: task },
    query: { assignee_type: side, locale, ...(side === 'employer' ? await signerInLink(place.user) : {}) },
  });
  if (!link.ok) return rejectForm(before, form, [{ message: await errorText(link.errorCode) }]);
  return leaveTo(before, form, linkToPart(link.value.url, task, page));
}

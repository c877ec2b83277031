import { unavailabilityIn } from '../../api/api-unavailable';
import { type ActionState, rejectForm } from './action-state';
import { errorText, toErrorCode } from './error-text';

/** What the action of a form does. Where the API is not there for it, the form comes back as it was sent, and says so. */
export async function keepTyped(
  before: ActionState,
  form: FormData,
  act: () => Promise<ActionState>,
): Promise<ActionState> {
  try {
    return await act();
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    return rejectForm(before, form, [{ message: await errorText(toErrorCode(reason)) }]);
  }
}

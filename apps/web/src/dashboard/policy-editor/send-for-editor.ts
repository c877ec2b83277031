import type { OperationId } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw, toFailure } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';
import { errorText, toErrorCode } from '../forms/error-text';
import { type ActionContext, currentSession, isSamePerson } from '../session/current-session';
import type { GivenIssue } from './model/to-policy-problems';

/** Why something was not done: at the parts of the policy that it is about, or in a sentence. */
export type EditorRefusal =
  | { readonly issues: readonly GivenIssue[] }
  | { readonly message: string }
  | { readonly stale: true };

export type EditorAnswer = { readonly response: Response } | EditorRefusal;

/** Asks for the person to whom the editor was shown. The page is never left: what was written would be lost. */
export async function sendForEditor<Id extends OperationId>(
  place: ActionContext,
  id: Id,
  input: OperationInput<Id>,
  version?: string,
): Promise<EditorAnswer> {
  try {
    const session = await currentSession();
    if (!session?.ok) return { message: (await getTranslations('policyEditor'))('ended') };
    if (!isSamePerson(session.value, place)) return { message: await errorText('otherPerson') };
    const match: Readonly<Record<string, string>> = version ? { 'if-match': version } : {};
    const response = await callRaw(id, input, { ...(await userCredential()), ...match });
    return response.ok ? { response } : await toRefusal(response);
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    return { message: await errorText(toErrorCode(reason)) };
  }
}

async function toRefusal(response: Response): Promise<EditorRefusal> {
  const { status, problem } = await toFailure(response);
  if (problem?._tag === 'HttpApiDecodeError') return { issues: problem.issues.map(({ path }) => ({ path })) };
  if (status === 412) return { stale: true };
  const t = await getTranslations('policyEditor');
  if (status === 401) return { message: t('ended') };
  if (status === 403) return { message: await errorText('notAllowed') };
  if (status === 404) return { message: t('gone') };
  return { message: problem?._tag === 'BadRequestError' ? t('formsRefused') : await errorText('refused') };
}

import type { OnboardingSession } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiResult, call } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { taskPaths } from '../task/task-paths';
import { actOnCase } from './act-on-case';
import type { CaseView } from '../../everify/case-view';
import { everifyPaths } from './everify-paths';
import { readCase } from './read-cases';

/** A case at an onboarding link. */
export interface HostedCaseView extends CaseView {
  readonly session: OnboardingSession;
}

/** The same, with where its pages are and in whose name E-Verify is asked. */
export async function readCaseView(sessionId: string, caseId: string): Promise<HostedCaseView> {
  const { session, everifyCase } = await readCase(sessionId, caseId);
  const { id, task_id } = everifyCase;
  const params = { everify_case_id: id };
  return {
    session,
    everifyCase,
    side: session.side,
    name: session.employee.first_name,
    paths: everifyPaths(session.id, id),
    form: taskPaths(session.id, task_id).task,
    send: (action) => actOnCase.bind(null, { session: session.id, everifyCase: id, action }),
    readDetails: () => orUndefined(sessionId, (token) => call('everify_cases.getDetails', { params }, token)),
    readCopies: async () => {
      const kept = await orUndefined(sessionId, (token) =>
        call('everify_cases.listCopies', { params }, token),
      );
      return kept?.files ?? [];
    },
  };
}

/** Undefined while E-Verify does not answer. */
async function orUndefined<T>(
  session: string,
  ask: (token: string | undefined) => Promise<ApiResult<T>>,
): Promise<T | undefined> {
  try {
    const result = await ask(await sessionToken(session));
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (unavailabilityIn(error)) return undefined;
    throw error;
  }
}

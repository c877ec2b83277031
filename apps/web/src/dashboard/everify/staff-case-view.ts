import { type EverifyCase, operations, type UserSession } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiCredential, type ApiResult, call } from '../../api/call';
import { operationUrl } from '../../api/operation-url';
import { userCredential } from '../../api/user-credential';
import type { CaseView } from '../../everify/case-view';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { actOnCaseAsStaff } from './act-on-case-as-staff';

interface StaffCase {
  readonly session: UserSession;
  readonly everifyCase: EverifyCase;
  /** What the employee is called. */
  readonly name: string;
}

/** A case as it is worked on in the dashboard, in the name of the person who is signed in. */
export function staffCaseView({ session, everifyCase, name }: StaffCase): CaseView {
  const { id } = everifyCase;
  const params = { everify_case_id: id };
  const place = toActionContext(session, paths.everifyCase(id));
  return {
    everifyCase,
    name,
    side: 'employer',
    paths: staffCasePaths(id),
    send: (action) => actOnCaseAsStaff.bind(null, place, { everifyCase: id, action }),
    readDetails: () => orUndefined((by) => call('everify_cases.getDetails', { params }, by)),
    readCopies: async () =>
      (await orUndefined((by) => call('everify_cases.listCopies', { params }, by)))?.files ?? [],
  };
}

function staffCasePaths(id: string): CaseView['paths'] {
  const params = { everify_case_id: id };
  const paper = (operation: 'everify_cases.getNotice' | 'everify_cases.getReferral') => (language: string) =>
    operationUrl(operations[operation].path, { params, query: { language } });
  return {
    case: paths.everifyCase(id),
    close: paths.closeEverifyCase(id),
    photo: operationUrl(operations['everify_cases.getPhoto'].path, { params }),
    notice: paper('everify_cases.getNotice'),
    referral: paper('everify_cases.getReferral'),
    copy: (file) => operationUrl(operations['files.getContent'].path, { params: { file_id: file } }),
  };
}

/** Undefined while E-Verify does not answer. */
async function orUndefined<T>(
  ask: (by: ApiCredential | undefined) => Promise<ApiResult<T>>,
): Promise<T | undefined> {
  try {
    const result = await ask(await userCredential());
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (unavailabilityIn(error)) return undefined;
    throw error;
  }
}

import { createRecord, query } from '../../../api/src/testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../../../api/src/testing/hosted-page.js';
import type { TestApi } from '../../../api/src/testing/test-api.js';

let companies = 100_000;

const license = {
  ...sectionTwoAnswers,
  'task.list_b': { ...sectionTwoAnswers['task.list_b'], issuing_authority: 'NY' },
};

export interface Hire {
  readonly caseId: string;
  readonly employeeId: string;
  readonly taskId: string;
  readonly employee: HostedPage;
  readonly employer: HostedPage;
}

interface HireOf {
  /** Answers of Section 1, and the name that signs it. */
  readonly person?: { readonly first_name: string; readonly last_name: string };
  readonly answers?: object;
  /** Other answers of Section 1. */
  readonly sectionOne?: object;
  readonly employer?: object;
  /** A test account's without other word. */
  readonly token?: string;
  /** When the employer signs Section 2; at once without it. */
  readonly signsAt?: Date;
}

interface PageOf {
  readonly employeeId: string;
  readonly side: 'employee' | 'employer';
  /** A test account's without other word. */
  readonly token?: string;
}

/** The onboarding page of one side. */
export async function newPage(
  api: TestApi,
  { employeeId, side, token = api.test.apiToken }: PageOf,
): Promise<HostedPage> {
  const { body } = await api.call('employees.getOnboardingUrl', {
    path: { employee_id: employeeId },
    query: { assignee_type: side },
    token,
  });
  return HostedPage.exchange(api, body.url);
}

/** A new hire of an account whose Form I-9 both sides have signed. */
export async function newHire(
  api: TestApi,
  lastFour: string,
  {
    person = { first_name: 'Ana', last_name: 'Lopez' },
    answers = {},
    sectionOne = {},
    employer = {},
    token = api.test.apiToken,
    signsAt,
  }: HireOf = {},
): Promise<Hire> {
  const company = await createRecord(api, 'employers', {
    token,
    uses_e_verify: true,
    // A company of its own: the same test identities are hired again and again.
    e_verify_company_id: String((companies += 1)),
    time_zone: 'America/New_York',
    ...employer,
  });
  const employeeId = (await createRecord(api, 'employees', { token })).id;
  const { taskId } = await newTask(api, 'i-9', {
    token,
    employee_id: employeeId,
    employer_id: company.id,
  });
  const employee = await newPage(api, { employeeId, side: 'employee', token });
  const { first_name, last_name } = person;
  const own = {
    ...sectionOneAnswers,
    'task.first_name': first_name,
    'task.last_name': last_name,
    'task.social_security_number': `123-45-${lastFour}`,
    ...sectionOne,
  };
  const first = await answerAndSign(employee, taskId, 'section_1', own, `${first_name} ${last_name}`);
  if (first.status !== 201) throw new Error(JSON.stringify(first.body));
  if (signsAt) setClock(api, signsAt);
  const reviewer = await newPage(api, { employeeId, side: 'employer', token });
  const second = await answerAndSign(
    reviewer,
    taskId,
    'section_2',
    { ...license, ...answers },
    'Carla Reyes',
  );
  if (second.status !== 201) throw new Error(JSON.stringify(second.body));
  const [made] = await query<{ id: string }>(api, 'SELECT id FROM everify_cases WHERE task_id = $1', [
    taskId,
  ]);
  return { caseId: made?.id ?? '', employeeId, taskId, employee, employer: reviewer };
}

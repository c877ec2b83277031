import type { FormContent } from '@firstday/domain';
import { answerAndSign, completedTask, HostedPage } from './hosted-page.js';
import type { TestApi } from './test-api.js';

type Field = FormContent['sections'][number]['pages'][number]['fields'][number];

/** A form of one section that the employee signs, with these questions and settings. */
export function shortForm(
  fields: readonly Field[],
  settings: Partial<Pick<FormContent, 'scope' | 'outcome' | 'segregated'>> = {},
): FormContent {
  return {
    name: { en: 'Notice of pay' },
    short_name: { en: 'Pay notice' },
    purpose: { en: 'You are told what you are paid.' },
    minutes: 2,
    sections: [
      {
        id: 'employee',
        title: { en: 'For the employee' },
        assignee_type: 'employee',
        attestation: { en: 'I have read the notice.' },
        pages: [{ id: 'notice', title: { en: 'The notice' }, fields: [...fields] }],
      },
    ],
    ...settings,
  };
}

export const expiryDate: Field = {
  path: 'task.expires_on',
  kind: 'date',
  label: { en: 'When does your licence expire?' },
  required: true,
};

export const remark: Field = { path: 'task.remark', kind: 'text', label: { en: 'Anything to say?' } };

/** Answers and signs it as its employee, and waits until it is completed. */
export async function completeShortForm(
  api: TestApi,
  { taskId, employeeId }: { readonly taskId: string; readonly employeeId: string },
  answers: Readonly<Record<string, unknown>> = { 'task.remark': 'none' },
): Promise<void> {
  const page = await HostedPage.open(api, employeeId);
  const signed = await answerAndSign(page, taskId, 'employee', answers, 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
}

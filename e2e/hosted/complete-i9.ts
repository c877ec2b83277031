import { type Integrator, expect } from '../stack.js';
import { sectionOne } from './entries.js';
import type { newHire } from './new-hire.js';
import { signSection } from './sign-section.js';

export const authorized = {
  ...sectionOne,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2031-06-30',
  'task.uscis_number': 'A123456789',
};

/** Section 2 of somebody who shows that card. */
export const showsCard = {
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'employment_authorization_document',
    issuing_authority: 'U.S. Citizenship and Immigration Services',
    number: 'SRC1234567890',
    expires_on: '2031-06-30',
  },
};

type Hire = Awaited<ReturnType<typeof newHire>>;

/** Both sides sign the Form I-9 of somebody who is authorized to work until a day, without its pages; it is completed then. */
export async function completeI9(api: Integrator, hire: Hire): Promise<void> {
  const { i9 } = hire.tasks;
  const employee = { id: 'section_1', answers: authorized, name: 'Ánh Nguyễn' } as const;
  await signSection(await hire.link('employee'), i9, employee);
  await completeSectionTwo(api, hire);
}

/** The employer signs what it saw, without its pages. */
export async function completeSectionTwo(api: Integrator, hire: Hire): Promise<void> {
  const { i9 } = hire.tasks;
  await signSection(await hire.link('employer'), i9, {
    id: 'section_2',
    answers: {
      ...showsCard,
      'task.first_day_of_employment': new Date().toISOString().slice(0, 10),
      'task.employer_representative': 'Ortiz, Carmen, Office manager',
      'task.employer_name': 'Harbor Foods',
      'task.employer_address': '40 Fulton Street, New York, NY 10038',
    },
    name: 'Carmen Ortiz',
  });
  await expectCompleted(api, i9);
}

export const expectCompleted = (api: Integrator, task: string): Promise<void> =>
  expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${task}`)).status, { timeout: 30_000 })
    .toBe('completed');

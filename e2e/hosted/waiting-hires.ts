import type { Integrator } from '../stack.js';
import { sectionOne } from './entries.js';
import { pngOf } from './png-of.js';
import { signSection } from './sign-section.js';

interface Made {
  readonly id: string;
}

interface WaitingHire {
  readonly employee: string;
  readonly name: string;
  readonly task: string;
}

const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };

/** An employer that nobody else has, and people of whom Section 2 of Form I-9 waits, the first of them first, each with a picture. */
export async function waitingHires(api: Integrator, lastNames: readonly string[]) {
  const name = `Queue Foods ${Date.now().toString(36)}-${process.pid}`;
  const employer = await api.post<Made>('/employers', { name, ein: '12-3456789', address });
  const forms = await api.get<{ data: readonly Made[] }>('/forms?key=i-9');
  const hires: WaitingHire[] = [];
  for (const [at, last_name] of lastNames.entries()) {
    const employee = await api.post<Made>('/employees', { first_name: 'Ada', last_name, address });
    const of = { employee_id: employee.id, employer_id: employer.id };
    const placement = { ...of, start_date: new Date().toISOString().slice(0, 10) };
    await api.post('/placements', placement);
    const due_at = new Date(Date.now() + (at + 1) * 86_400_000).toISOString();
    const task = await api.post<Made>('/tasks', { ...of, form_id: forms.data[0]?.id, due_at });
    const asked = `/employees/${employee.id}/onboarding?assignee_type=employee`;
    const { url } = await api.get<{ url: string }>(asked);
    await signSection(url, task.id, {
      id: 'section_1',
      answers: { ...sectionOne, 'task.last_name': last_name, 'task.first_name': 'Ada' },
      name: `Ada ${last_name}`,
      copy: pngOf('passport', at).buffer,
    });
    hires.push({ employee: employee.id, name: `Ada ${last_name}`, task: task.id });
  }
  return { employer: { ...employer, name }, hires };
}

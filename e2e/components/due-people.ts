import { formByKey } from '../form-by-key.js';
import type { Integrator } from '../stack.js';

interface Made {
  readonly id: string;
}

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/** The end of the day so many days from today. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T23:59:59.999Z`;

/** An employer that nobody else has, and a person for each of these last names, with a handbook that is due in so many days. */
export async function duePeople(api: Integrator, due: Readonly<Record<string, number>>): Promise<Made> {
  const name = `Calendar Foods ${Date.now().toString(36)}-${process.pid}`;
  const employer = await api.post<Made>('/employers', { name, ein: '12-3456789', address });
  const { id: form_id } = await formByKey(api, 'handbook');
  for (const [last_name, days] of Object.entries(due)) {
    const employee = await api.post<Made>('/employees', { first_name: 'Quirina', last_name, address });
    const of = { employee_id: employee.id, employer_id: employer.id };
    await api.post<Made>('/tasks', { form_id, ...of, due_at: inDays(days) });
  }
  return employer;
}

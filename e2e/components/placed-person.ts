import type { Integrator } from '../stack.js';

interface Named {
  readonly id: string;
  readonly name: string;
}
interface Placed {
  readonly employer: Named;
  readonly job: Named;
  readonly placement: { readonly id: string; readonly employee_id: string };
}

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

let made = 0;

/** Somebody who is placed with an employer that nobody else has, in a job of a state whose forms are undecided for nobody. */
export async function placedPerson(api: Integrator): Promise<Placed> {
  made += 1;
  const mark = `${Date.now().toString(36)}-${process.pid}-${made}`;
  const employer = await api.post<Named>('/employers', {
    name: `Placing Foods ${mark}`,
    ein: '12-3456789',
    address,
  });
  const job = await api.post<Named>('/jobs', { name: `Cook ${mark}`, address });
  const person = { first_name: 'Placida', last_name: 'Reyes', address };
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const employee = await api.post<Named>('/employees', person);
  const placement = await api.post<Placed['placement']>('/placements', {
    employee_id: employee.id,
    employer_id: employer.id,
    job_id: job.id,
    start_date: soon,
    create_tasks: true,
  });
  return { employer, job, placement };
}

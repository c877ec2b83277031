import type { Integrator } from '../stack.js';

interface Placement {
  readonly form_requirements: readonly { readonly task_id: string; readonly form_name: string }[];
}

/** What is said of the employer, and of the job, where there is one. */
interface HiringSite {
  readonly employer?: object;
  readonly job?: object;
  /** The first day of work, `YYYY-MM-DD`; today without it. */
  readonly startsOn?: string;
}

/** An employer, someone it has hired, and the placement with its tasks: what an integrator does first. */
export async function newHire(api: Integrator, { employer: more = {}, job, startsOn }: HiringSite = {}) {
  const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };
  const employer = await api.post<{ id: string }>('/employers', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address,
    handbook_title: 'The Harbor Foods handbook',
    handbook_version: '2026',
    ...more,
  });
  const site = job && (await api.post<{ id: string }>('/jobs', { name: 'Dock 4', address, ...job }));
  const employee = await api.post<{ id: string }>('/employees', {
    first_name: 'Ánh',
    last_name: 'Nguyễn',
    address: { ...address, street: '7 Pine Street', zip: '10005' },
  });
  const placement = await api.post<Placement>('/placements', {
    employee_id: employee.id,
    employer_id: employer.id,
    ...(site ? { job_id: site.id } : {}),
    start_date: startsOn ?? new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  const task = (name: RegExp) =>
    placement.form_requirements.find((it) => name.test(it.form_name))?.task_id ?? '';
  return {
    employee,
    employer,
    tasks: {
      emergencyContact: task(/Emergency/),
      handbook: task(/Handbook/),
      i9: task(/Eligibility/),
      w4: task(/Withholding/),
    },
    /** A link to the hosted pages for one side. */
    link: async (side: 'employee' | 'employer', more = ''): Promise<string> => {
      const path = `/employees/${employee.id}/onboarding?assignee_type=${side}${more}`;
      return (await api.get<{ url: string }>(path)).url;
    },
  };
}

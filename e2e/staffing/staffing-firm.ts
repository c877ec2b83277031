import type { PlacementExplanation } from '@firstday/domain';

import type { Integrator } from '../stack.js';

interface Placement {
  readonly id: string;
  readonly suggested_tasks: readonly { readonly form_key: string; readonly task_id: string | null }[];
}

const cities: Readonly<Record<string, readonly [city: string, zip: string]>> = {
  CA: ['Oakland', '94607'],
  CT: ['Stamford', '06901'],
  NJ: ['Newark', '07102'],
  NY: ['New York', '10038'],
};

/** A firm in New York that places a resident of New York with its clients. */
export class StaffingFirm {
  private constructor(
    private readonly api: Integrator,
    readonly id: string,
    readonly employeeId: string,
  ) {}

  static async create(api: Integrator): Promise<StaffingFirm> {
    const [city, zip] = ['New York', '10038'];
    const address = { street: '40 Fulton Street', city, state: 'NY', zip, country: 'USA' };
    const firm = await api.post<{ id: string }>('/employers', {
      ...{ name: 'Harbor Staffing', ein: '12-3456789', address, edd_number: '123-4567-8' },
      ...{ handbook_title: 'The Harbor Staffing handbook', handbook_version: '2026' },
      workers_compensation_insurer: 'Bay Insurance',
      workers_compensation_phone: '4155550100',
      workers_compensation_policy: 'WC-7781',
    });
    const home = { ...address, street: '7 Pine Street', zip: '10005' };
    const person = { first_name: 'Ánh', last_name: 'Nguyễn', address: home };
    const employee = await api.post<{ id: string }>('/employees', person);
    return new StaffingFirm(api, firm.id, employee.id);
  }

  /** With a client in a state, and the tasks that are new. */
  async place(state: string): Promise<Placement> {
    return this.api.post('/placements', { ...(await this.placementIn(state)), create_tasks: true });
  }

  /** The forms that a placement in a state would ask for; nothing of it is kept. */
  async wouldAskIn(state: string): Promise<readonly string[]> {
    return keysOf(await this.api.post('/placements/preview', await this.placementIn(state)));
  }

  /** What the policies say of a placement, by their names. */
  async reasons({ id }: Placement): Promise<ReadonlyMap<string, string>> {
    const { policies } = await this.api.get<PlacementExplanation>(`/placements/${id}/explanation`);
    return new Map(policies.map(({ policy_name, sentence }) => [policy_name, sentence]));
  }

  /** All tasks of the person, by the keys of their forms. */
  async tasks(): Promise<ReadonlyMap<string, string>> {
    const path = `/tasks?employee_id=${this.employeeId}&per_page=100`;
    const { data } = await this.api.get<{ data: { id: string; form_key: string }[] }>(path);
    return new Map(data.map(({ id, form_key }) => [form_key, id]));
  }

  async link(side: 'employee' | 'employer', more = ''): Promise<string> {
    const path = `/employees/${this.employeeId}/onboarding?assignee_type=${side}&locale=en${more}`;
    return (await this.api.get<{ url: string }>(path)).url;
  }

  private async placementIn(state: string) {
    const [city = '', zip = ''] = cities[state] ?? [];
    const address = { street: '1 Main Street', city, state, zip, country: 'USA' };
    const client = await this.api.post<{ id: string }>('/clients', { name: `Dockside ${city}` });
    const job = await this.api.post<{ id: string }>('/jobs', {
      ...{ name: `Dock 4, ${city}`, address, pay_basis: 'hour', pay_rate: 24, overtime_rate: 36 },
      ...{ overtime_status: 'non_exempt', regular_payday: 'Every Friday' },
    });
    const start_date = new Date().toISOString().slice(0, 10);
    const named = { employee_id: this.employeeId, employer_id: this.id };
    return { ...named, client_id: client.id, job_id: job.id, start_date };
  }
}

/** Of states alone: other journeys ask everybody for forms of their own. */
export const keysOf = ({ suggested_tasks }: Pick<Placement, 'suggested_tasks'>): readonly string[] =>
  suggested_tasks
    .map(({ form_key }) => form_key)
    .filter((key) => /^(?:ca|ct|nj|ny)-/.test(key) && key !== 'ca-emergency-contact')
    .toSorted();

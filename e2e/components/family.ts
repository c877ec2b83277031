import type { Integrator } from '../stack.js';

const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };
const day = 86_400_000;

/** People of one family name, which nobody else has: a component that is held to it shows them and no others. */
export class Family {
  private employer: Promise<{ id: string }> | undefined;

  constructor(
    private readonly api: Integrator,
    /** As wide as a single word gets: a phone has to break it. */
    readonly name = `Okaformwwwmwwwm${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`,
  ) {}

  get wish() {
    return { component: 'employees/list', filters: { last_name: this.name } } as const;
  }

  async add(firstName: string): Promise<{ readonly id: string; readonly name: string }> {
    const { id } = await this.api.post<{ id: string }>('/employees', {
      first_name: firstName,
      last_name: this.name,
      address,
    });
    return { id, name: `${firstName} ${this.name}` };
  }

  /** With a job that begins so many days from today, and all the forms that it asks for. */
  async hire(firstName: string, startsIn = 0) {
    const person = await this.add(firstName);
    await this.place(person.id, startsIn);
    return person;
  }

  async place(employeeId: string, startsIn = 0): Promise<void> {
    this.employer ??= this.api.post<{ id: string }>('/employers', {
      name: 'Harbor Foods',
      ein: '12-3456789',
      address,
      handbook_title: 'The Harbor Foods handbook',
      handbook_version: '2026',
    });
    await this.api.post('/placements', {
      employee_id: employeeId,
      employer_id: (await this.employer).id,
      start_date: new Date(Date.now() + startsIn * day).toISOString().slice(0, 10),
      create_tasks: true,
    });
  }

  /** The id of the task whose form is called so. */
  async task(employeeId: string, form: string): Promise<string> {
    const path = `/tasks?employee_id=${employeeId}&per_page=50`;
    const { data } = await this.api.get<{ data: { id: string; name: string }[] }>(path);
    return data.find(({ name }) => name.includes(form))?.id ?? '';
  }
}

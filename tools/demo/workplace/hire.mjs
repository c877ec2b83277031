import { homes } from './employers.mjs';
import { HostedSide } from './hosted-side.mjs';
import { sectionOneOf } from './section-answers.mjs';

/** Somebody who was hired, and what may be done for or by them. */
export class Hire {
  #api;

  /** @param {{ person: object, site: number, place: number, employeeId: string, placement: object }} facts */
  constructor(api, facts) {
    this.#api = api;
    Object.assign(this, facts);
  }

  /** The person, and the placement with its tasks. */
  static async make(api, { person, site, place, startDate, account, employerId }) {
    const employee = await api.call('employees.create', { body: { ...person, address: homes[site] } });
    const body = {
      employee_id: employee.id,
      employer_id: employerId,
      job_id: account.jobIds[site],
      ...(place % 3 === 0 ? { client_id: account.clientIds[site] } : {}),
      start_date: startDate,
      create_tasks: true,
    };
    const placement = await api.call('placements.create', { body });
    return new Hire(api, { person, site, place, employeeId: employee.id, placement });
  }

  get name() {
    return `${this.person.first_name} ${this.person.last_name}`.slice(0, 120);
  }

  get taskIds() {
    return this.placement.form_requirements.flatMap(({ task_id: id }) => (id ? [id] : []));
  }

  get i9() {
    return this.placement.form_requirements.find(({ form_key: key }) => key === 'i-9').task_id;
  }

  get others() {
    return this.taskIds.filter((id) => id !== this.i9);
  }

  open(side) {
    return HostedSide.open(this.#api, this.employeeId, side);
  }

  async signSectionOne(more = {}) {
    const page = await this.open('employee');
    await page.signI9(this.i9, 'section_1', sectionOneOf(this, more), this.name);
  }

  /**
   * Forms from their first page to their document. Of Form I-9 the sections are answered as told; the service’s samples
   * answer whatever else is missing, and both sides sign.
   * @param {{ employee?: object, employer?: object }} [i9]
   */
  async complete(taskIds = this.taskIds, { employee, employer } = {}) {
    for (const id of taskIds) {
      if (id === this.i9) await this.signSectionOne(employee);
      if (id === this.i9 && employer) await (await this.open('employer')).answer(id, employer);
      await this.#api.call('tasks.completeForTest', { path: { task_id: id } });
    }
  }

  async invite() {
    await this.#api.call('employees.getOnboardingUrl', { path: { employee_id: this.employeeId } });
  }

  async revokeLinks() {
    const query = { employee_id: this.employeeId, per_page: '100' };
    const { data } = await this.#api.call('onboarding_links.list', { query });
    for (const { id } of data)
      await this.#api.call('onboarding_links.revoke', { path: { onboarding_link_id: id } });
  }

  async expire(taskId) {
    const body = { expired_at: new Date(Date.now() + 1000).toISOString() };
    await this.#api.call('tasks.updateById', { path: { task_id: taskId }, body });
  }

  async withdraw() {
    for (const id of this.taskIds)
      await this.#api.call('tasks.deleteById', { path: { task_id: id }, query: { reason: 'not_needed' } });
  }

  /** Left, and comes back to another job of the same employer. */
  async returnOn(leftOn, startDate, jobId) {
    const path = { placement_id: this.placement.id };
    await this.#api.call('placements.updateById', { path, body: { end_date: leftOn } });
    const { employer_id, employee_id } = this.placement;
    const body = { employee_id, employer_id, job_id: jobId, start_date: startDate, create_tasks: true };
    await this.#api.call('placements.create', { body });
  }

  async openCase() {
    const query = { employee_id: this.employeeId };
    const { data } = await this.#api.call('everify_cases.list', { query });
    for (const { id, actions } of data)
      if (actions.includes('open'))
        await this.#api.call('everify_cases.open', { path: { everify_case_id: id }, body: {} });
  }
}

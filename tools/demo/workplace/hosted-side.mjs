import { createHash } from 'node:crypto';

import { currentEdition } from '@firstday/forms';

const signer = { name: 'Carmen Ortiz', email: 'carmen.ortiz@example.com', title: 'Office manager' };

/** One side of a hire’s pages, opened by its link as the person behind it does. */
export class HostedSide {
  #api;
  #side;

  constructor(api, side) {
    this.#api = api;
    this.#side = side;
  }

  static async open(api, employeeId, side = 'employee') {
    const query = { assignee_type: side };
    const { url } = await api.call('employees.getOnboardingUrl', {
      path: { employee_id: employeeId },
      query,
    });
    const body = { link: new URL(url).searchParams.get('link') };
    const { token } = await api.as().call('form_sessions.create', { body });
    return new HostedSide(api.as(token), side);
  }

  answer(taskId, answers) {
    const fields = Object.entries(answers).map(([path, value]) => ({ path, value }));
    return this.#api.call('tasks.updateFields', { path: { task_id: taskId }, body: { fields } });
  }

  /** Looks at the first pages of a form and goes no further. */
  async look(taskId, pages = 1) {
    const { subtasks } = await this.#api.call('tasks.getSheet', { path: { task_id: taskId } });
    await this.#visit(subtasks.slice(0, pages));
  }

  /** Answers and signs a section of Form I-9. */
  async signI9(taskId, sectionId, answers, name) {
    await this.answer(taskId, answers);
    const section = currentEdition('i-9').sections.find(({ id }) => id === sectionId);
    const own = section.pages.map(({ id }) => id);
    const path = { task_id: taskId };
    const { subtasks } = await this.#api.call('tasks.getSheet', { path });
    await this.#visit(subtasks.filter(({ page_id: page }) => own.includes(page)));
    const words = createHash('sha256').update(section.attestation.text.en);
    await this.#api.call('tasks.sign', {
      path,
      body: {
        section_id: sectionId,
        consents_to_electronic_signature: true,
        acknowledges_attestation: true,
        attestation_sha256: words.digest('hex'),
        signature: { method: 'typed', name },
      },
    });
  }

  async sendBack(taskId, reason) {
    if (this.#side === 'employer') await this.#api.call('form_sessions.identifySigner', { body: signer });
    const body = { section_id: 'section_1', reason };
    await this.#api.call('tasks.sendBack', { path: { task_id: taskId }, body });
  }

  async #visit(subtasks) {
    for (const { id } of subtasks) await this.#api.call('subtasks.visit', { path: { subtask_id: id } });
  }
}

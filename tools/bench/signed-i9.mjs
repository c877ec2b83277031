import { createHash } from 'node:crypto';

import { operations } from '@firstday/domain';
import { currentEdition } from '@firstday/forms';

import { waitUntil } from '../process/wait.mjs';

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const employeeAnswers = {
  'task.last_name': 'Lopez',
  'task.first_name': 'Ana',
  'task.address_street': '2 Oak Ave',
  'task.address_city': 'Troy',
  'task.address_state': 'NY',
  'task.address_zip': '12180',
  'task.date_of_birth': '1990-04-05',
  'task.social_security_number': '123-45-6789',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};
const listed = (document, issuing_authority, expires_on) => ({
  document,
  issuing_authority,
  number: '123456789',
  expires_on,
});
const employerAnswers = {
  'task.list_choice': 'b_and_c',
  'task.list_b': listed('drivers_license', 'New York', '2031-01-01'),
  'task.list_c': listed('social_security_card', 'Social Security Administration', null),
  'task.first_day_of_employment': '2026-11-23',
  'task.employer_representative': 'Reyes, Carla, HR Manager',
  'task.employer_name': 'Harbor Foods',
  'task.employer_address': '1 Main St, Albany, NY 12207',
};

/** A Form I-9 that both sides have signed, over the interface alone. @returns ids of its task, employee and employer */
export async function signedI9(url, token) {
  const call = caller(url, token);
  const edition = currentEdition('i-9');
  const { data: forms } = await call('forms.list');
  const form = forms.find(({ key }) => key === 'i-9');
  const employer = await call('employers.create', {
    body: { name: 'Harbor Foods', ein: '12-3456789', address },
  });
  const person = { first_name: 'Ana', last_name: 'Lopez', address };
  const employee = await call('employees.create', { body: person });
  const hire = { employee_id: employee.id, employer_id: employer.id, start_date: '2026-11-23' };
  const placement = await call('placements.create', { body: hire });
  const body = { form_id: form.id, employee_id: employee.id, employer_id: employer.id };
  const task = await call('tasks.create', { body });
  for (const [side, section, answers, name] of [
    ['employee', 'section_1', employeeAnswers, 'Ana Lopez'],
    ['employer', 'section_2', employerAnswers, 'Carla Reyes'],
  ]) {
    const query = `?assignee_type=${side}`;
    const { url: link } = await call('employees.getOnboardingUrl', {
      path: { employee_id: employee.id },
      query,
    });
    const given = { link: new URL(link).searchParams.get('link') };
    const session = await call('form_sessions.create', { body: given, token: null });
    await sign(caller(url, session.token), {
      task,
      side,
      section: edition.sections.find(({ id }) => id === section),
      answers,
      name,
    });
  }
  const path = { task_id: task.id };
  const isDone = async () => (await call('tasks.findById', { path })).status === 'completed';
  if (!(await waitUntil(isDone, { within: 60_000 }))) throw new Error('the document was not made in time');
  return { taskId: task.id, employeeId: employee.id, employerId: employer.id, placementId: placement.id };
}

async function sign(call, { task, side, section, answers, name }) {
  const path = { task_id: task.id };
  const fields = Object.entries(answers).map(([path, value]) => ({ path, value }));
  await call('tasks.updateFields', { path, body: { fields } });
  const { subtasks } = await call('tasks.getSheet', { path });
  const pages = section.pages.map(({ id }) => id);
  for (const { id, page_id } of subtasks)
    if (pages.includes(page_id)) await call('subtasks.visit', { path: { subtask_id: id } });
  const signer = { name, email: 'carla@harborfoods.com', title: 'HR manager' };
  if (side === 'employer') await call('form_sessions.identifySigner', { body: signer });
  await call('tasks.sign', {
    path,
    body: {
      section_id: section.id,
      consents_to_electronic_signature: true,
      acknowledges_attestation: true,
      attestation_sha256: createHash('sha256').update(section.attestation.text.en).digest('hex'),
      signature: { method: 'typed', name },
    },
  });
}

/** Calls operations by their ids. */
export function caller(url, credential) {
  return async (id, { path = {}, query = '', body, token = credential } = {}) => {
    const { method, path: template } = operations[id];
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => path[name]);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${url}/api/v1${filled}${query}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`);
    if (id === 'inspection_packages.download') return answer;
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };
}

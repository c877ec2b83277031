import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { currentEdition } from '@firstday/forms';

import type { PersistentClient } from './persistent-client.ts';

/** What was answered with success on the way of one person through their onboarding. */
export interface Hired {
  readonly employeeId: string;
  readonly email: string;
  readonly placementId?: string;
  /** As the last change that was answered left it. */
  readonly lastName: string;
  readonly signedTasks: readonly string[];
  readonly w4TaskId?: string;
  readonly amount?: number;
  readonly upload?: { readonly fileId: string; readonly sha256: string };
  readonly messageId?: string;
}

interface Employer {
  readonly id: string;
}

const address = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/**
 * Hires somebody, who opens the page, proves who they are, answers, signs and uploads. Nobody in it exists.
 * @param note is told of each write once it is answered
 */
export async function hire(
  api: PersistentClient,
  employer: Employer,
  nth: number,
  note: (more: Partial<Hired>) => void,
): Promise<void> {
  const email = `hire-${nth}@example.com`;
  const { id: employeeId } = await api.post('/employees', {
    first_name: 'Ana',
    last_name: 'Lopez',
    email,
    date_of_birth: '1990-04-05',
    social_security_number: '123-45-6789',
    address,
  });
  note({ employeeId, email, lastName: 'Lopez' });
  const placement = await api.post('/placements', {
    employee_id: employeeId,
    employer_id: employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  note({ placementId: placement.id });
  const { id: messageId } = await api.post(`/employees/${employeeId}/messages`, { kind: 'invitation' });
  note({ messageId });
  let lastName = 'Lopez';
  for (const change of [1, 2, 3]) {
    lastName = `Lopez ${'I'.repeat(change)}`;
    await api.patch(`/employees/${employeeId}`, { last_name: lastName });
    note({ lastName });
  }
  const { url } = await api.get(`/employees/${employeeId}/onboarding`);
  await api.open(url);
  const { token } = await api.post('/form_sessions', { link: new URL(url).searchParams.get('link') });
  const person = api.as(token);
  await person.post('/form_session/identity', { date_of_birth: '1990-04-05', ssn_last_four: '6789' });
  const { data: tasks } = await api.get(`/tasks?employee_id=${employeeId}&per_page=100`);
  const taskOf = (key: string): string =>
    tasks.find(({ form_key }: { form_key: string }) => form_key === key)?.id ?? '';
  const [w4, i9] = [taskOf('w-4'), taskOf('i-9')];
  const amount = 500 * (1 + (nth % 8));
  await sign(person, w4, 'w-4', w4Answers(lastName, amount));
  note({ w4TaskId: w4, amount, signedTasks: [w4] });
  await sign(person, i9, 'i-9', sectionOneAnswers);
  note({ signedTasks: [w4, i9] });
  const { subtasks } = await person.get(`/tasks/${i9}/sheet`);
  const copies = subtasks.find(({ page_id: page }: { page_id: string }) => page === 'documents_copies');
  const picture = pictureOf(email);
  const { files } = await person.upload(
    `/subtasks/${copies.id}/upload`,
    new Blob([picture], { type: 'image/png' }),
    'license.png',
  );
  note({ upload: { fileId: files[0].id, sha256: sha256(picture) } });
}

async function sign(
  person: PersistentClient,
  taskId: string,
  form: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const section = currentEdition(form)?.sections[0];
  const pages = section?.pages.map(({ id }) => id) ?? [];
  const fields = Object.entries(answers).map(([path, value]) => ({ path, value }));
  await person.patch(`/tasks/${taskId}/fields`, { fields });
  const sheet = await person.get(`/tasks/${taskId}/sheet`);
  for (const { id, page_id: page } of sheet.subtasks)
    if (pages.includes(page)) await person.post(`/subtasks/${id}/visit`);
  await person.post(`/tasks/${taskId}/signatures`, {
    section_id: section?.id,
    consents_to_electronic_signature: true,
    acknowledges_attestation: true,
    attestation_sha256: sha256(section?.attestation?.text.en ?? ''),
    signature: { method: 'typed', name: 'Ana Lopez' },
  });
}

/** What is answered of the employee is the employee's from then on. */
const w4Answers = (lastName: string, amount: number) => ({
  'employee.first_name': 'Ana',
  'employee.last_name': lastName,
  'employee.address': address,
  'employee.social_security_number': '123-45-6789',
  'task.filing_status': 'single_or_married_filing_separately',
  'task.qualifying_children_amount': amount,
  'task.dependents_total': amount,
  'task.exempt': false,
});

const sectionOneAnswers = {
  'task.last_name': 'Lopez',
  'task.first_name': 'Ana',
  'task.address_street': '12 Pier Road',
  'task.address_city': 'Albany',
  'task.address_state': 'NY',
  'task.address_zip': '12207',
  'task.date_of_birth': '1990-04-05',
  'task.social_security_number': '123-45-6789',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const lastChunk = 12;

/** A picture that is nobody else's: with a comment before its end. */
function pictureOf(comment: string): Buffer<ArrayBuffer> {
  const chunk = Buffer.from(`tEXtComment\0${comment}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, -lastChunk), length, chunk, check, png.subarray(-lastChunk)]);
}

import { currentEdition } from '@firstday/forms';

import { readPdf } from '../../e2e/hosted/read-pdf.ts';
import type { RestClient } from '../../apps/launcher/src/upgrade/testing/rest-client.ts';
import { openLink, signSection } from '../../apps/launcher/src/upgrade/testing/sign-section.ts';
import { untilCompleted } from '../../apps/launcher/src/upgrade/testing/fill-account.ts';
import { hashOf } from './assert-whole.ts';
import { HostedVisitor } from './hosted-visitor.ts';
import type { UnpackedRelease } from './unpacked-release.ts';

const address = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Lopez',
  'employee.address': address,
  'task.filing_status': 'single_or_married_filing_separately',
  'task.qualifying_children_amount': 2200,
  'task.dependents_total': 2200,
  'task.exempt': false,
};

/**
 * What Firstday is for: somebody is hired, a policy asks for a form, it is answered and signed, and there is the document.
 * @throws where anything of it is not so. @returns what there is
 */
export async function doMainJob(release: UnpackedRelease, socialSecurityNumber: string): Promise<string> {
  const api = await release.api();
  const employeeId = await hire(api, socialSecurityNumber);
  const { data } = await api.get(`/tasks?employee_id=${employeeId}&per_page=100`);
  const task = data.find(({ form_key: key }: { form_key: string }) => key === 'w-4');
  if (!task) throw new Error(`No W-4 among ${JSON.stringify(data).slice(0, 400)}`);
  const { url } = await api.get(`/employees/${employeeId}/onboarding`);
  await chooseLanguage(url);
  const person = api.as(await openLink(api, url));
  const identity = { date_of_birth: '1990-04-05', ssn_last_four: socialSecurityNumber.slice(-4) };
  await person.post('/form_session/identity', identity);
  const edition = currentEdition('w-4');
  const sectionId = edition.sections[0]?.id ?? '';
  const given = { ...answers, 'employee.social_security_number': socialSecurityNumber };
  await signSection(person, edition, { taskId: task.id, sectionId, answers: given, name: 'Ana Lopez' });
  await untilCompleted(api, task.id);
  const path = `/tasks/${task.id}/pdf`;
  const pdf = await api.bytes(path);
  const text = await readPdf(pdf);
  const missing = ['Ana', 'Lopez', socialSecurityNumber, '2,200'].filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`The PDF lacks ${missing.join(', ')}.`);
  if (!pdf.includes('/ByteRange')) throw new Error('The PDF is not sealed.');
  release.documents.set(path, hashOf(pdf));
  return `${data.length} forms, a PDF of ${Math.round(pdf.length / 1024)} kB`;
}

async function hire(api: RestClient, socialSecurityNumber: string): Promise<string> {
  const { data: forms } = await api.get('/forms?per_page=100');
  const contact = forms.find(({ key }: { key: string }) => key === 'emergency-contact');
  const policyName = `Everybody who works in New York, ${socialSecurityNumber.slice(-4)}`;
  await api.post('/policies', {
    name: policyName,
    condition: { fact: 'work_location.state', operator: 'in', value: ['NY'] },
    form_ids: [contact.id],
  });
  const employer = await api.post('/employers', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address,
    time_zone: 'UTC',
  });
  const employee = await api.post('/employees', {
    first_name: 'Ana',
    last_name: 'Lopez',
    email: 'ana.lopez@example.com',
    date_of_birth: '1990-04-05',
    social_security_number: socialSecurityNumber,
    address,
  });
  const placement = await api.post('/placements', {
    employee_id: employee.id,
    employer_id: employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  const explanation = await api.get(`/placements/${placement.id}/explanation`);
  if (!JSON.stringify(explanation).includes(policyName))
    throw new Error(`The explanation does not name the policy "${policyName}".`);
  return employee.id;
}

/** The first page asks for the language: its answer goes through an action of the web, and leads on. */
async function chooseLanguage(link: string): Promise<void> {
  const visitor = new HostedVisitor();
  const { url, text } = await visitor.submit(await visitor.open(link), 'language-choices', ['locale', 'en']);
  if (new URL(url).pathname.endsWith('/language') || !text.includes('W-4'))
    throw new Error(`${new URL(url).pathname} is not the page after the choice of a language.`);
}

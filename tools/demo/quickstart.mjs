import { say, Trouble } from '../setup/say.mjs';

/**
 * The quickstart of the API: an employer in New York, someone it hires, a placement with its tasks, and the links for
 * both.
 * @param {{ baseUrl: string, token: string }} service
 */
export async function quickstart(service) {
  const { baseUrl } = service;
  const step = (title, method, path, body) => show(service, { title, method, path, body });
  say(`The quickstart of the API at ${baseUrl}/api/v1`);
  const employer = await step('1. An employer in New York', 'POST', '/employers', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address: { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' },
  });
  const employee = await step('2. Someone it hires', 'POST', '/employees', {
    first_name: 'Ana',
    last_name: 'Flores',
    email: 'ana.flores@example.com',
    address: { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' },
  });
  const placement = await step(
    '3. The placement: policies name its forms, and a task is made of each',
    'POST',
    '/placements',
    {
      employee_id: employee.id,
      employer_id: employer.id,
      start_date: inOneWeek(),
      create_tasks: true,
    },
  );
  const onboarding = `/employees/${employee.id}/onboarding`;
  const forEmployee = await step('4. The link for the employee', 'GET', onboarding);
  const forEmployer = await step(
    '5. The link for the employer',
    'GET',
    `${onboarding}?assignee_type=employer`,
  );
  summary(baseUrl, placement, forEmployee, forEmployer);
}

function summary(baseUrl, placement, forEmployee, forEmployer) {
  say('\nThe forms of this placement:');
  for (const { form_name: name, task_id: task } of placement.form_requirements) say(`  ${name} (${task})`);
  say(`
Open these, on this machine:
  as the employee   ${forEmployee.url}
  as the employer   ${forEmployer.url}

The employer signs Section 2 of Form I-9 once the employee has signed Section 1. When a task is completed:
  curl -H "authorization: Bearer $TOKEN" ${baseUrl}/api/v1/tasks/TASK_ID/pdf -o document.pdf`);
}

async function show(service, { title, method, path, body }) {
  say(`\n${title}\n  ${method} /api/v1${path}`);
  if (body) say(indented(body));
  const response = await send(service, { method, path, body });
  const text = await response.text();
  say(`  ${response.status} ${response.statusText}`);
  if (!response.ok) throw new Trouble(`The service refused this: ${text}`);
  const answer = JSON.parse(text);
  say(indented(answer));
  return answer;
}

async function send({ baseUrl, token }, { method, path, body }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    return await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new Trouble(`Nothing answers at ${baseUrl}. Start the service first: npm start`, { cause: error });
  }
}

function inOneWeek() {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}

function indented(value) {
  return JSON.stringify(value, null, 2).replaceAll(/^/gm, '    ');
}

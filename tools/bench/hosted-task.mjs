const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };

/**
 * A new hire who has opened the link: the cookies, the path of the first question of a form, and a file that its page loads.
 * @param {string} url where the service is
 */
export async function openedTask(url, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const employer = await call('POST', '/employers', { name: 'Harbor Foods', ein: '12-3456789', address });
  const employee = await call('POST', '/employees', { first_name: 'Ana', last_name: 'Flores', address });
  const start_date = new Date().toISOString().slice(0, 10);
  const hire = { employee_id: employee.id, employer_id: employer.id, start_date, create_tasks: true };
  await call('POST', '/placements', hire);
  const link = await call('GET', `/employees/${employee.id}/onboarding`);
  const { cookie, session } = await follow(url, new URL(link.url));
  const { data: tasks } = await call('GET', `/tasks?employee_id=${employee.id}`);
  const task = tasks.find(({ name }) => /Withholding/.test(name));
  const path = `${session}/tasks/${task.id}/${task.subtasks[0].form_page_id}`;
  const page = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const [, file] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await page.text());
  return { cookie, path, file };
}

/** Opens the link as a browser would, up to the list of tasks. */
async function follow(url, link) {
  const jar = new Map();
  let next = link.pathname + link.search;
  for (;;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + next, { headers: { cookie }, redirect: 'manual' });
    for (const given of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) return { cookie, session: /^\/o\/[^/?]+/.exec(next)[0] };
    const to = new URL(location, url);
    next = to.pathname + to.search;
  }
}

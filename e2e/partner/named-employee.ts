import type { Integrator } from '../stack.js';

const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };

/** Somebody whom a list finds by a last name that nobody else has. */
export async function namedEmployee(api: Integrator, firstName: string, name: string) {
  const lastName = `${name}${Date.now()}`;
  const { id } = await api.post<{ id: string }>('/employees', {
    first_name: firstName,
    last_name: lastName,
    address,
  });
  return { id, lastName };
}

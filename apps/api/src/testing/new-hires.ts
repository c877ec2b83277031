import { createRecord } from './factories.js';
import type { TestApi } from './test-api.js';

const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };

/** An employer whose hires are reported from here. */
export const reportingEmployer = async (api: TestApi, more: object = {}, token?: string): Promise<string> =>
  (
    await createRecord(api, 'employers', {
      name: 'Harbor Foods',
      ein: '12-3456789',
      new_hire_reports_from: '2026-01-01',
      ...more,
      ...(token ? { token } : {}),
    })
  ).id;

interface Hire {
  readonly placementId: string;
  readonly employeeId: string;
}

/** Somebody who was hired by an employer, with all that a report needs. */
export async function newHire(
  api: TestApi,
  employer_id: string,
  { person = {}, placement = {}, token }: { person?: object; placement?: object; token?: string } = {},
): Promise<Hire> {
  const own = token ? { token } : {};
  const given = { first_name: 'Ana', last_name: 'Flores', address, social_security_number: '219-09-9999' };
  const { id: employee_id } = await createRecord(api, 'employees', { ...given, ...person, ...own });
  const body = { employee_id, employer_id, start_date: '2026-11-02', ...placement, ...own };
  const { id } = await createRecord(api, 'placements', body);
  return { placementId: id, employeeId: employee_id };
}

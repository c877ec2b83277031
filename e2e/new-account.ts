import type { Integrator } from './stack.js';

interface Organization {
  readonly id: string;
  readonly live_account_id: string;
  readonly test_account_id: string;
}

export const newOrganization = (api: Integrator, name: string): Promise<Organization> =>
  api.post<Organization>('/connected_organizations', {
    name,
    business_email: 'office@harborfoods.com',
    default_language: 'en',
    supported_languages: ['en', 'es'],
  });

/** An account of a journey's own, for what holds for a whole account. It is live or test, as `api` is. */
export async function newAccount(
  api: Integrator,
  name = `Harbor Foods ${Date.now().toString(36)}`,
): Promise<Integrator> {
  const { live_account_id: live, test_account_id: test } = await newOrganization(api, name);
  return api.in(live || test);
}

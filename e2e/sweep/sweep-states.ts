import type { Page } from '@playwright/test';

import { serveFailing } from '../../tools/pictures/failing-service.mjs';
import { goneAddress, hasRecord } from '../../tools/pictures/page-addresses.mjs';
import { newAccount } from '../new-account.js';
import { type Integrator, runningStack } from '../stack.js';
import { signedInFor } from './sweep-dashboard.js';
import type { Look } from './visit.js';
import type { WholeAccount } from './whole-account.js';

interface State {
  readonly api: Integrator;
  readonly groups?: readonly string[];
  readonly addresses: ReadonlyMap<string, string>;
}

/** Visits pages in a state in which they may be missing, or lead elsewhere. */
async function visitAll(page: Page, look: Look, { api, groups, addresses }: State): Promise<void> {
  const sweep = await signedInFor(page, api, look, groups);
  for (const [folder, address] of addresses)
    await sweep.visit(`/dashboard/${folder}`, address, { mayBe: 'anything' });
}

const withoutRecord = ({ addresses }: WholeAccount) =>
  new Map([...addresses].filter(([folder]) => !hasRecord(folder)));

/** An account in which there is nothing yet. */
export async function sweepEmpty(page: Page, parent: Integrator, whole: WholeAccount, look: Look) {
  const api = await newAccount(parent, `Empty ${Date.now().toString(36)}`);
  await visitAll(page, look, { api, addresses: withoutRecord(whole) });
}

/** The pages for a person of this group, such as one who sees a single employer, or who has no permissions. */
export async function sweepNarrowed(
  page: Page,
  whole: WholeAccount,
  look: Look,
  group: { readonly permissions: readonly string[]; readonly access_rule?: object },
) {
  const name = `${whole.mark} ${group.permissions.length} permissions`;
  const { id } = await whole.api.post<{ id: string }>('/user_groups', { name, ...group });
  await visitAll(page, look, { api: whole.api, groups: [id], addresses: whole.addresses });
}

/** Filters that no list has. */
const refused = new URLSearchParams({
  after: 'nowhere',
  due: 'never',
  employer: 'nobody',
  kind: 'nothing',
  page: '0',
  since: 'once',
  status: 'nothing',
});

/** Addresses with filters that no list has. */
export async function sweepRefused(page: Page, whole: WholeAccount, look: Look) {
  const addresses = new Map(
    [...whole.addresses].map(([folder, address]) => [
      folder,
      `${address}${address.includes('?') ? '&' : '?'}${refused}`,
    ]),
  );
  await visitAll(page, look, { api: whole.api, addresses });
}

/** Records that are gone, as a link in an old email has them. */
export async function sweepGone(page: Page, whole: WholeAccount, look: Look) {
  const addresses = new Map(
    [...whole.addresses]
      .filter(([folder]) => hasRecord(folder))
      .map(([folder, address]) => [folder, goneAddress(folder, address.split('?')[0] ?? '')]),
  );
  await visitAll(page, look, { api: whole.api, addresses });
}

/** The pages while the API answers nothing but who is signed in. */
export async function sweepAway(page: Page, whole: WholeAccount, look: Look) {
  const away = await serveFailing(runningStack().baseUrl);
  try {
    const addresses = new Map(
      [...withoutRecord(whole)].map(([folder, address]) => [folder, `${away.baseUrl}${address}`]),
    );
    await visitAll(page, look, { api: whole.api, addresses });
  } finally {
    await away.stop();
  }
}

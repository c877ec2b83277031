/** Records of which the menu's own pages list none that has the page. */
const lists = {
  'archive/[task]': ['archived_tasks.list', 'id'],
  'everify/[case]': ['everify_cases.list', 'id'],
  'policies/[policy]': ['policies.list', 'id'],
};

/** What a page's address takes besides a record: the kind whose pages stand for those of all kinds. */
const fixed = { kind: 'employers' };

/**
 * The addresses of the pages of an account, by their folders: for a record's pages the first that a list has. A page
 * without a record is left out.
 * @param {readonly string[]} pages as `page-needs.ts` names them
 * @param {{ links: (path: string) => Promise<readonly string[]>, first: (operation: string, property: string) => Promise<string | undefined> }} account
 * `links`: where the links of a page lead
 * @returns {Promise<Map<string, string>>}
 */
export async function addressesOf(pages, account) {
  const addresses = new Map();
  const known = new Map(Object.entries(fixed));
  for (const page of pages) {
    const path = await fill(page.split('/'), known, account);
    if (path !== undefined) addresses.set(page, `/dashboard${path === '' ? '' : `/${path}`}`);
  }
  return addresses;
}

/**
 * The same address with a record that is not there: one of the same kind that was deleted, as a link in an old email has it.
 * @param {string} page
 * @param {string} address
 */
export function goneAddress(page, address) {
  const parts = page.split('/');
  const given = address.split('/').slice(2);
  return ['/dashboard', ...given.map((part, at) => (isRecord(parts[at] ?? '') ? gone(part) : part))].join(
    '/',
  );
}

const isRecord = (part) => /^\[\w+\]$/.test(part) && !Object.hasOwn(fixed, part.slice(1, -1));

/** Whether a page is of a record. */
export const hasRecord = (page) => page.split('/').some(isRecord);

const gone = (id) => (id.includes('_') ? `${id.slice(0, -8)}Deleted1` : `no-such-${id}`);

async function fill(parts, known, account) {
  const filled = [];
  for (const [at, part] of parts.entries()) {
    const [, name] = /^\[(\w+)\]$/.exec(part) ?? [];
    const folder = parts.slice(0, at + 1).join('/');
    if (name === undefined) filled.push(part);
    else if (Object.hasOwn(fixed, name)) filled.push(fixed[name]);
    else {
      if (!known.has(folder)) known.set(folder, await recordOf(folder, filled.join('/'), account));
      const id = known.get(folder);
      if (id === undefined) return undefined;
      filled.push(id);
    }
  }
  return filled.join('/');
}

/** The record that a list names first. */
async function recordOf(folder, parent, account) {
  if (lists[folder]) return account.first(...lists[folder]);
  const below = `/dashboard/${parent}/`;
  const links = await account.links(`/dashboard/${parent.replace(/\/deliveries$/, '')}`);
  const ids = links
    .filter((path) => path.startsWith(below))
    .map((path) => path.slice(below.length).split('/')[0] ?? '');
  // Ids of records have an underscore, and keys of forms and policies a hyphen, at least those of the catalog.
  return ids.find((id) => /_\w{8,}|-\w/.test(id) && !['roll-back', 'status-changes'].includes(id));
}

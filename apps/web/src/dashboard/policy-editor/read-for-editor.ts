import type { PolicyFact, UserSession } from '@firstday/domain';
import { listNamedRecords } from '../forms/list-named-records';
import { readOrRedirect } from '../forms/write';
import { hasPermission } from '../session/current-session';
import type { NamedRecord, NamedRecords } from './model/editor-catalog';

interface KnownToEditor {
  readonly facts: readonly PolicyFact[];
  /** None for whoever may not see forms. */
  readonly forms: readonly NamedRecord[];
  readonly records: NamedRecords;
}

/** What a policy can be made of, as far as the person may see it. */
export async function readForEditor(
  session: UserSession,
  path: string,
  locale: string,
): Promise<KnownToEditor> {
  const [{ facts }, forms, records] = await Promise.all([
    readOrRedirect(path, 'policies.listFacts', {}),
    hasPermission(session, 'form:view') ? readForms(path, locale) : [],
    readRecords(session, path, locale),
  ]);
  return { facts, forms, records };
}

async function readForms(path: string, locale: string): Promise<readonly NamedRecord[]> {
  const forms: NamedRecord[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, total_pages } = await readOrRedirect(path, 'forms.list', {
      query: { page, per_page: 100 },
    });
    pages = total_pages;
    forms.push(...data.map(({ id, name }) => ({ value: id, label: name })));
  }
  const order = new Intl.Collator(locale);
  return forms.toSorted((one, other) => order.compare(one.label, other.label));
}

const listings = [
  { fact: 'employer.id', needs: 'employer:view', list: 'employers.list' },
  { fact: 'client.id', needs: 'client:view', list: 'clients.list' },
  { fact: 'job.id', needs: 'job:view', list: 'jobs.list' },
] as const;

/** The records that a condition can name; of kinds that the person does not see, ids are typed. */
async function readRecords(session: UserSession, path: string, locale: string): Promise<NamedRecords> {
  const read = listings
    .filter(({ needs }) => hasPermission(session, needs))
    .map(async ({ fact, list }) => [fact, await listNamedRecords(path, list, locale)] as const);
  return Object.fromEntries(await Promise.all(read));
}

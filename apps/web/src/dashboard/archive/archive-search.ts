/** What the address asks of the archive; what it does not ask is empty. */
export interface ArchiveSearch {
  readonly employee: string;
  readonly employer: string;
  readonly by: string;
  readonly form: string;
  readonly since: string;
  readonly until: string;
  /** The day until which the law has it kept, from and to. */
  readonly keptSince: string;
  readonly keptUntil: string;
  readonly page: number;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseArchiveSearch(given: Given, page: number): ArchiveSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    employee: idIn(text('employee'), 'ee_'),
    employer: idIn(text('employer'), 'er_'),
    by: idIn(text('by'), ''),
    form: idIn(text('form'), 'form_'),
    since: dayIn(text('since')),
    until: dayIn(text('until')),
    keptSince: dayIn(text('keptSince')),
    keptUntil: dayIn(text('keptUntil')),
    page,
  };
}

/** The same, as the API is asked: days are whole days of UTC, and what is empty is left out. */
export function archiveQuery({ employee, employer, by, since, until, ...asked }: ArchiveSearch) {
  const { form, keptSince, keptUntil, page } = asked;
  return {
    employee_id: employee || undefined,
    employer_id: employer || undefined,
    withdrawn_by: by || undefined,
    form_id: form || undefined,
    retained_until_gte: keptSince || undefined,
    retained_until_lte: keptUntil || undefined,
    withdrawn_at_gte: since ? `${since}T00:00:00.000Z` : undefined,
    withdrawn_at_lte: until ? `${until}T23:59:59.999Z` : undefined,
    page,
  };
}

const idIn = (text: string, prefix: string): string =>
  /^[a-z]{1,12}_[0-9A-Za-z]{1,40}$/.test(text) && text.startsWith(prefix) ? text : '';

const dayIn = (text: string): string =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** What the address asks of new hires; what it does not ask is empty. */
export interface NewHireSearch {
  readonly employer: string;
  /** Where to read on. */
  readonly from: string;
  /** Of the files that were made. */
  readonly page: number;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseNewHireSearch(given: Given): Omit<NewHireSearch, 'page'> {
  const matching = (name: string, pattern: RegExp) => {
    const value = given[name];
    return typeof value === 'string' && pattern.test(value) ? value : '';
  };
  return {
    employer: matching('employer', /^er_[0-9A-Za-z]{1,40}$/),
    from: matching('from', /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z~pla_\w{1,60}$/),
  };
}

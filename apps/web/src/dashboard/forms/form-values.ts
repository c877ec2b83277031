/** `lines.3.fact`: part of a row of a list. */
const rowName = /^([a-z_]+)\.(\d{1,2})\.([a-z_]+)$/;

type Row = Readonly<Record<string, string>>;

/**
 * What a form posted, in the shape in which react-hook-form holds it: rows as lists, and a name that stands several
 * times as a list. A form may be posted by anybody: no row is beyond the hundredth.
 */
export function formValues(form: FormData): Record<string, unknown> {
  const posted = [...new Set(form.keys())].map((name) => {
    const given = form.getAll(name).filter((one) => typeof one === 'string');
    return [name, given] as const;
  });
  const single = posted.filter(([name]) => !rowName.test(name));
  return {
    ...Object.fromEntries(single.map(([name, given]) => [name, given.length > 1 ? given : given[0]])),
    ...rowsIn(Object.fromEntries(posted)),
  };
}

/** The rows of each list, in their order. */
export function rowsIn(values: Readonly<Record<string, readonly string[]>>): Record<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  for (const [name, given] of Object.entries(values)) {
    const [, list, at, part] = rowName.exec(name) ?? [];
    if (list === undefined || part === undefined) continue;
    const own = rows.get(list) ?? [];
    own[Number(at)] = { ...own[Number(at)], [part]: given[0] ?? '' };
    rows.set(list, own);
  }
  return Object.fromEntries([...rows].map(([list, own]) => [list, own.filter(Boolean)]));
}

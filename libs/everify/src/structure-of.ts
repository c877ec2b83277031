/** More than this is not kept: it is for people to read. */
const longest = 2000;
const deepest = 6;

/** A name of a member as programs name them; another could be a value, such as a person's name, and is not kept. */
const isName = (key: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,59}$/.test(key);

/** The keys and types of an answer, never its values: `{case_number: string, errors: [{error_code: string}]}`. */
export function structureOf(answer: unknown): string {
  const text = describe(answer, 0);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function describe(value: unknown, depth: number): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (depth === deepest) return '…';
  if (Array.isArray(value)) {
    const kinds = new Set(value.slice(0, 50).map((one) => describe(one, depth + 1)));
    return `[${[...kinds].join(' | ')}]`;
  }
  const members = Object.entries(value).map(
    ([key, one]) => `${isName(key) ? key : '(key)'}: ${describe(one, depth + 1)}`,
  );
  return `{${[...new Set(members)].slice(0, 100).join(', ')}}`;
}

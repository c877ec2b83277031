/** Words that say nothing of what is asked. */
const empty = new Set(
  'a all an and any are as at be by can code current do does enter following for from full give has have how if in is it many may me my number of on or please print the their this to type use was what where which will with you your'.split(
    ' ',
  ),
);

/** Phrases that mean the same, each as one word. */
const same: readonly (readonly [RegExp, string])[] = [
  [/\bsocial security (?:number|no)\b|\bssn\b/g, ' ssn '],
  [/\b(?:federal )?employer identification (?:number|no)\b|\bfein\b|\bein\b/g, ' ein '],
  [/\be ?mail(?: address)?\b/g, ' email '],
  [/\btele ?phone\b/g, ' phone '],
  [/\b(?:family name|surname)\b/g, ' last name '],
  [/\bgiven name\b/g, ' first name '],
  [/\b(?:postal|zip) code\b/g, ' zip '],
  [/\b(?:resident|residence|residential|live|lives|living)\b/g, ' home '],
  [/\b(?:working|workplace|works|worksite)\b/g, ' work '],
  [/\bbirth date\b|\bborn\b/g, ' date birth '],
];

/**
 * What a label asks for, as the words that tell it from others: in lower case, without what stands in parentheses, and
 * with one word for what agencies call differently.
 */
export function labelWords(label: string): ReadonlySet<string> {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/['’]s\b|['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ');
  const named = same.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), plain);
  const words = named.split(' ').filter((word) => word !== '' && !empty.has(word));
  return new Set(words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)));
}

/** How alike two labels are, from 0 to 1: the words that they share, of all that they have (Dice). */
export function labelSimilarity(one: string, other: string): number {
  const [words, others] = [labelWords(one), labelWords(other)];
  if (words.size === 0 || others.size === 0) return 0;
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
}

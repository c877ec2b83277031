/** From what is printed beside a box to what somebody would call it on a phone. */

/** Marks, numbers of lines and signs of currency beside a box are no words. */
const mark =
  /^(?:[$▶►•·*()/:.,–—-]+|\(?(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})[.)]?|\(?\d{1,2}\(?[a-z]\)?[.)]?|(?:\d{1,2}|[a-z])?\(?[a-z0-9]?\)?\s*\$|check (?:the |this )?(?:box(?:es)? )?here|\(?check box here\)?)$/i;

export const isMark = (text: string): boolean => (!/\p{L}{2}/u.test(text) ? true : mark.test(text.trim()));

/** `4(a)`, `1.`, `a`, `List A.`: where it stands in the form, not what is asked. */
const numbering =
  /^(?:(?:section|part|step|line|item|supplement|box|question)\s+(?:\d+[a-z]?|[a-z]|[ivx]+)\s*[.,:–—-]*\s*)+|^(?:\(?\d{1,2}\s*\(?[a-z]?\)?[.)]?|\(?[a-z][.)]|[a-z]|\([ivx]+\))\s+(?=["“(]?\p{Lu})|^[•▶►*·–—-]\s*|^(?:\d{1,2}[a-z]?[.)]|\(?[a-z]\)|\([0-9]+\))\s*/iu;

const command =
  /^(?:please\s+)?(?:enter|print|type|provide|write|insert|fill in|list|state|input|give|specify|indicate)\s+(?:in\s+)?(?:the\s+|your\s+|you\s+|an?\s+)*(?=\S)/i;
const asking = /\s*[(（]?\b(?:please print|print or type|type or print|please type|required)\b[)）]?\s*/gi;
const howTo =
  /\s*[([]?\s*(?:see (?:the )?(?:separate )?instructions?(?: on page \d+)?|mm\s*\/?\s*dd\s*\/?\s*yy(?:yy)?|mmddyyy+|month\s*[,/]?\s*day\s*[,/]?\s*(?:and\s*)?year|number and street(?: or rural route)?)\.?\s*[)\]]?/gi;

const longest = 120;

/** What is asked, cleaned of numbers, commands and signs; empty where nothing is left of it. */
export function toLabel(printed: string): string {
  let label = printed.replaceAll(/\s+/g, ' ').replaceAll(/[▶►]/g, ' ').trim();
  for (let before = ''; before !== label;) {
    before = label;
    label = label.replace(numbering, '').trim();
  }
  label = label.replaceAll(asking, ' ').replaceAll(howTo, ' ').replace(command, '');
  label = label
    .replaceAll(/\.{2,}/g, ' ')
    .replace(/\s*\$\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  label = shortened(label)
    .replace(/[\s:;,–—-]+$/, '')
    .replace(/^[\s:;,.–—-]+/, '');
  if (!/[.!?]\s/.test(label)) label = label.replace(/\.$/, '');
  return capitalized(label.trim());
}

/** A sentence of explanation after the question is no part of it. */
function shortened(label: string): string {
  const [sentence = label] = label.split(/(?<=[\p{L})]{2}[.?:])\s+(?=[\p{Lu}(“"])/u);
  const first = sentence.length >= 3 ? sentence : label;
  if (first.length <= longest) return first;
  const outside = first.replaceAll(/\s*\([^()]*\)/g, '');
  if (outside.length <= longest) return outside;
  const [clause = outside] = outside.split(/(?<=.{30,}?)[,;:]\s/);
  return clause.length <= longest ? clause : `${clause.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

const capitalized = (label: string): string =>
  /^\p{Ll}/u.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;

/** Words of a label that say something, in lower case. */
export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? []
    ).filter(
      (word) =>
        ![
          'the',
          'of',
          'and',
          'or',
          'your',
          'you',
          'enter',
          'if',
          'any',
          'to',
          'in',
          'for',
          'please',
          'as',
        ].includes(word),
    ),
  );

/** How much of the shorter of two texts is in the other, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((word) => b.has(word)).length / smaller;
}

/** Whether a field's name in the file was written for people: `First name`, not `f1_02[0]`. */
export function nameLabel(name: string): string {
  const last = name.split('.').at(-1) ?? '';
  const plain = last
    .replaceAll(/\[\d+\]|#\w+/g, '')
    .replaceAll(/[_]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s-]*\d+$/, '')
    .trim();
  const isCode =
    /^(?:text|field|textfield|check ?box|undefined|untitled|button|radio|group|f\d|c\d|p\d|tx|cb|fill)\b/i.test(
      plain,
    ) || !/\p{L}{3}/u.test(plain);
  return isCode
    ? ''
    : toLabel(plain.toLowerCase() === plain || plain.includes(' ') ? plain : plain.toLowerCase());
}

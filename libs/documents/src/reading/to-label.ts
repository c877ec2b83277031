/** From what is printed beside a box to what somebody would call it on a phone. */

/** Marks, numbers of lines and signs of currency beside a box are no words. */
const mark =
  /^(?:\(?(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})[.)]?|\(?\d{1,2}\(?[a-z]\)?[.)]?|(?:\d{1,2}|[a-z])?\(?[a-z0-9]?\)?\s*\$|\(?check (?:the |this )?box(?:es)? here\)?|(?:and|or|to|from)[.:]?)$/i;

export const isMark = (text: string): boolean =>
  mark.test(text.trim()) || (!/\p{L}{2}/u.test(text) && !/\d{3}/.test(text));

/** `4(a)`, `1.`, `a`, `Section 2.`: where it stands in the form, not what is asked. */
const numbering = [
  /^(?:[Ss]ection|SECTION|[Pp]art|PART|[Ss]tep|[Ll]ine|[Ii]tem|[Ss]upplement|[Qq]uestion)\s+(?:\d+[a-z]?|[A-Z]|[IVX]+)\s*[.,:–—-]+\s*/,
  /^(?:\(?\d{1,2}\s*\(?[a-z]?\)?[.)]?|\(?[a-zA-Z][.)]|\([a-z]\)|[a-z](?!\S)|\([ivx]+\)|[A-HJ-Z](?=\s+\p{Lu}))\s+(?=["“($]?[\p{Lu}$])/u,
  /^[•▶►*·–—-]\s*/,
  /^(?:\d{1,2}[a-z]?[.)]|\(?[a-z]\)|\([0-9]+\))\s*(?=\p{L})/u,
] as const;

const command =
  /^(?:please\s+)?(?:(?:enter|print|provide|write|insert|fill in|input|give|specify|indicate)\s+(?:in\s+)?|(?:type|list|state)\s+(?=(?:the|your|all)\s))(?:the\s+|your\s+|you\s+|an?\s+)*(?=\S)/i;
const asking = /\s*[(（]?\b(?:please print|print or type|type or print|please type)\b[)）]?\s*/gi;
const howTo =
  /\s*[([]?\s*(?:see (?:the )?(?:separate )?instructions?(?: on page \d+)?|mm\s*\/?\s*dd\s*\/?\s*yy(?:yy)?|mmddyyy+|month\s*[,/]?\s*day\s*[,/]?\s*(?:and\s*)?year)\.?\s*[)\]]?/gi;

const longest = 240;

/** What is asked, cleaned of numbers, commands and signs; empty where nothing is left of it. */
export function toLabel(printed: string): string {
  let label = printed.replaceAll(/\s+/g, ' ').replaceAll(/[▶►]/g, ' ').trim();
  for (let before = ''; before !== label;) {
    before = label;
    for (const one of numbering) label = label.replace(one, '').trim();
  }
  label = unframed(label, printed.trim());
  label = label
    .replace(digits, '')
    .replaceAll(asking, ' ')
    .replaceAll(howTo, ' ')
    .trim()
    .replace(command, '');
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

/** How a day is to be written. */
const digits = /\s+as (?:an? )?(?:2|two)[- ]digit.*?(?=\s*\(if any\)|$)/i;

/** A letter that stands before a question and again before its box; brackets around all of it. */
function unframed(label: string, printed: string): string {
  const letter = /^([A-Z])\s/.exec(printed)?.[1];
  const ended = letter && label.endsWith(` ${letter}`) ? label.slice(0, -2).trim() : label;
  return /^\([^()]*\)[.:]?$/.test(ended) ? ended.slice(1).replace(/\)[.:]?$/, '') : ended;
}

/** A sentence of explanation after the question is no part of it. */
function shortened(label: string): string {
  const sentences = label.split(/(?<=[\p{L})]{2}[.?])\s+(?=[\p{Lu}(“"])/u);
  const isWhole = (text: string) => text.length >= 12 || (text.includes(' ') && text.length >= 8);
  const enough = sentences.findIndex((_, at) => isWhole(sentences.slice(0, at + 1).join(' ')));
  const first = sentences.slice(0, Math.max(0, enough) + 1).join(' ');
  const [name = '', ...rest] = first.split(/:\s+/);
  const isNamed = rest.length > 0 && !name.includes('(') && name.length >= 12 && rest.join(': ').length > 60;
  const question = isNamed ? name : first;
  if (question.length <= longest) return question;
  const outside = question.replaceAll(/\s*\([^()]*\)/g, '');
  return outside.length <= longest ? outside : `${outside.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
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

const computing = /^(?:add|subtract|multiply|divide|calculate|figure|check|use|if)\b/i;

/**
 * What a tooltip asks for: the sentence that says to enter something, with what it is of; else its last one. `Section 2. Employer
 * Review. List B. Enter Issuing Authority.` asks for `List B Issuing Authority`.
 */
export function tooltipLabel(tooltip: string): string {
  const sentences = tooltip
    .split(/(?<=(?:[\p{L}\d)]{2}|\s[\p{L}\d])[.:])\s*,?\s+(?=[\p{Lu}(“"])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && !ifAny.test(sentence));
  const verb = sentences.findIndex((sentence) => command.test(sentence) || computing.test(sentence));
  const at = verb === -1 ? sentences.length - 1 : verb;
  const before = sentences[at - 1] ?? '';
  const of = /^\p{Lu}\p{L}*\s\p{Lu}[.:]$/u.test(before) ? `${before.slice(0, -1)} ` : '';
  const what = toLabel((sentences[at] ?? '').replace(/\.$/, ''));
  return what === '' ? '' : `${of}${what}`;
}

const ifAny = /^\(?if any\.?\)?\.?$/i;

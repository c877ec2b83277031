import type { ReadKind } from '@firstday/forms';
import { usStateCode } from '@firstday/domain/places';
import type { Widget } from './read-widgets.js';

interface Clue {
  readonly widget: Widget;
  readonly label: string;
  /** Whether a sign of dollars stands before the box. */
  readonly dollars: boolean;
}

type Rule = readonly [kind: ReadKind, pattern: RegExp, unless?: RegExp];

/** By the words of the question; the first that fits. */
const byWords: readonly Rule[] = [
  ['email', /\be-?mail\b/i],
  [
    'date',
    /\bdate\b|\bdob\b|mm\s*\/?\s*dd|date of birth|birth ?day|expires? on/i,
    /\bupdate|to date|dated\b/i,
  ],
  ['signature', /\bsignature\b|\bsign here\b|\bsigned by\b/i, /\bname\b|\btitle\b/i],
  ['ssn', /social security (?:number|no)|\bssn\b|social security #|^social security$/i],
  ['routing_number', /routing (?:transit )?(?:number|no)|\baba\b/i],
  [
    'account_number',
    /\b(?:bank|checking|savings|deposit) account (?:number|no)|^account (?:number|no)/i,
    /tax|employer|payroll/i,
  ],
  ['phone', /\b(?:tele)?phone\b|\bfax\b|\bmobile\b|\bcell (?:number|no)/i, /\bname\b/i],
  ['state', /^(?:us |u\.s\. )?state(?: of residence)?(?: \(.*\))?$/i],
  ['country', /^country\b|\bcountry (?:of|where)|\bcountry$/i, /treaty/i],
  ['address', /\baddress\b/i, /\bname\b|\bunit\b/i],
  [
    'money',
    /^\$|\bamount\b|\bwages?\b|\bsalary\b|\brate of pay\b|\bpay rate\b|\bdollars?\b|\bincome\b|\bdeductions?\b/i,
    /\bname\b|basis|basing/i,
  ],
  ['number', /^(?:total )?number of\b|\bhow many\b|\btotal number\b|\btotal allowances?\b|\ballowances?\b/i],
  [
    'name',
    /\bname\b|\binitials?\b|\bfull name\b/i,
    /\b(?:business|company|employer|firm|organi[sz]ation|insurance|plan|union|agency|bank|dba|school|facility|entity|disregarded|job|issuing|document|account)\b/i,
  ],
];

/** What a text box takes, by its format, its question, its room. */
export function guessKind({ widget, label, dollars }: Clue): ReadKind {
  if (widget.type === 'signature') return 'signature';
  if (widget.type === 'choice') return kindOfChoices(widget.choices);
  const formatted = byFormat(widget.format);
  if (formatted) return formatted;
  const known = `${label} ${label === '' ? `${widget.tooltip} ${widget.name}` : ''}`.trim();
  const byName = byWords.find(([, pattern, unless]) => pattern.test(known) && !unless?.test(known))?.[0];
  if (byName === 'signature' || byName === 'date' || byName === 'email' || byName === 'ssn') return byName;
  if (/mm\s*\/?\s*dd\s*\/?\s*yy|2-digit month|two-digit month/i.test(`${widget.tooltip} ${widget.name}`))
    return 'date';
  if (dollars) return 'money';
  if (byName) return byName;
  return widget.multiline && widget.box.height > 36 ? 'long_text' : 'text';
}

/** Scripts that Acrobat writes (PDF 32000-1, 12.6.4.16), read and not run. */
function byFormat(script: string): ReadKind | null {
  if (/AFDate_/.test(script)) return 'date';
  const special = /AFSpecial_(?:Format|Keystroke)\s*\(\s*(\d)/.exec(script)?.[1];
  if (special === '2') return 'phone';
  if (special === '3') return 'ssn';
  if (/AFNumber_/.test(script)) return /["'][^"']*\$[^"']*["']/.test(script) ? 'money' : null;
  return null;
}

function kindOfChoices(choices: readonly string[]): ReadKind {
  const words = choices.filter((choice) => /\p{L}/u.test(choice));
  const states = words.filter((choice) => usStateCode(choice) !== null);
  return words.length >= 10 && states.length > 0.8 * words.length ? 'state' : 'select';
}

import type { ReadKind } from '@firstday/forms';
import { usStateCode } from '@firstday/domain/places';
import type { Widget } from './widget-of.js';

interface Clue {
  readonly widget: Widget;
  readonly label: string;
  /** Whether a sign of dollars stands before the box. */
  readonly dollars: boolean;
}

type Rule = readonly [kind: ReadKind, pattern: RegExp, unless?: RegExp];

/** Whose name it is where it is nobody's. */
const organization =
  /\b(?:business|company|employer['’]?s?|firm|organi[sz]ation|insurance|plan|union|agency|bank|dba|school|facility|entity|disregarded|job|issuing|document|account|county)\b/i;

/** By the words of the question; the first that fits. */
const byWords: readonly Rule[] = [
  ['long_text', /\bname and (?:\w+ )?address\b|\bname, address\b/i],
  ['email', /\be-?mail\b/i],
  ['signature', /\bsignature\b|\bsign here\b/i, /\bname\b|\btitle\b|\bdate\b/i],
  ['long_text', /\badditional information\b|\bcomments?\b|\bremarks\b|\bexplanation\b|\bexplain\b/i],
  [
    'date',
    /\bdate\b|\bdob\b|mm\s*\/?\s*dd|birth ?day|^.{3,40}\b(?:on|until)$|expires? on|^first day\b|tax year (?:beginning|ending)|^(?:and )?(?:beginning|ending)$/i,
    /\bupdate|to date\b|\bdated\b|interest/i,
  ],
  ['ssn', /social security (?:number|no)\b|\bssn\b|^social security$/i, /valid for|\bif\b/i],
  ['routing_number', /routing (?:transit )?(?:number|no)|\baba\b/i],
  ['phone', /\b(?:tele)?phone\b|\bfax\b|\bmobile\b|\bcell (?:number|no)/i, /\bname\b/i],
  ['state', /^(?:us |u\.s\. )?state(?: of residence)?(?: \(.*\))?$|^state as a two-letter/i],
  ['country', /^country\b|\bcountry (?:of|where)|\bcountry$/i, /treaty|number/i],
  ['address', /\baddress\b|\bstreet\b.*\bcity\b/i, /\b(?:name and|name, )|\bunit\b/i],
  [
    'number',
    /^(?:total )?number of (?!the\b)|\bhow many\b|\btotal number\b|\bwhole number\b|^(?:total )?allowances?\b|^(?:total|regular) .*allowances?\b/i,
    /\bname\b/i,
  ],
  [
    'money',
    /^\$|\bamount\b|\bwages?\b|\bsalary\b|\brate of pay\b|\bpay rate\b|\bdollars?\b|\bincome\b|\bdeductions?\b|\btax (?:credits?|liability|withheld)\b|\bcompensation (?:you|listed|expected)|\bexemptions\b.*\$/i,
    /\bname\b|basis|basing|treaty (?:article|on)|hourly, salary/i,
  ],
  ['number', /\ballowances?\b/i],
  ['name', /\bauthorized representative\b/i],
  ['name', /\bnames?\b|\binitials?\b|^(?:contact person|person to contact)\b/i, organization],
];

/** What a text box takes, by its format, its question, its room. */
export function guessKind({ widget, label, dollars }: Clue): ReadKind {
  if (widget.type === 'signature') return 'signature';
  if (widget.type === 'choice') return kindOfChoices(widget.choices);
  const formatted = byFormat(widget.format);
  if (formatted) return formatted;
  const byName = byLabel(label === '' ? `${widget.tooltip} ${widget.name}` : label);
  if (byName === 'long_text') return widget.box.height > 20 ? 'long_text' : 'text';
  if (byName === 'signature' || byName === 'date' || byName === 'email' || byName === 'ssn') return byName;
  if (/mm\s*\/?\s*dd\s*\/?\s*yy|2-digit month|two-digit month/i.test(`${widget.tooltip} ${widget.name}`))
    return 'date';
  if (dollars) return 'money';
  if (byName) return byName;
  return widget.multiline && widget.box.height > 36 ? 'long_text' : 'text';
}

/** What stands in brackets explains, and says what it is only where the rest does not. */
function byLabel(label: string): ReadKind | undefined {
  const plain = label.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const fits = (text: string) =>
    byWords.find(([, pattern, unless]) => pattern.test(text) && !unless?.test(text))?.[0];
  // What is explained at length is not what is asked.
  const found = fits(plain);
  if (found && ['address', 'name', 'phone'].includes(found) && plain.length > 90) return undefined;
  return found ?? (plain.length < 4 ? fits(label) : undefined);
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

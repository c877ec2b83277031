import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import type { Rectangle } from '../page/marks.js';
import { boxOn, inherited, placed, type PagePlacement } from './page-placement.js';

/** One box of a PDF's own form, and all that the file says of it. */
export interface Widget {
  /** The field's full name; several boxes may share it. */
  readonly name: string;
  /** Counted from 1. */
  readonly page: number;
  readonly box: Rectangle;
  readonly type: 'text' | 'check' | 'radio' | 'button' | 'choice' | 'signature';
  readonly tooltip: string;
  /** What formats an entry: script, read as text and never run. */
  readonly format: string;
  readonly required: boolean;
  readonly multiline: boolean;
  readonly comb: boolean;
  readonly maxLength: number | null;
  /** Of a list, as people read them. */
  readonly choices: readonly string[];
  /** Of a check box or radio button: what it stands for when it is on. */
  readonly on: string;
}

/** PDF 32000-1, 12.7.3.1 and 12.7.4: bits of /Ff. */
const flag = {
  required: 1 << 1,
  multiline: 1 << 12,
  radio: 1 << 15,
  button: 1 << 16,
  comb: 1 << 24,
} as const;
const longestName = 300;
const longestText = 600;
const mostChoices = 100;
const deepest = 32;

const name = (text: string) => PDFName.of(text);

/** What an annotation says of itself where it is a box of a form; null where it is none. */
export function widgetOf(dict: PDFDict, page: number, placement: PagePlacement): Widget | null {
  const box = boxOn(dict.lookup(name('Rect')));
  const type = typeOf(dict);
  if (!box || !type || box.width < 1 || box.height < 1) return null;
  const flags = numberIn(dict, 'Ff') ?? 0;
  const maxLength = numberIn(dict, 'MaxLen');
  return {
    name: fullName(dict),
    page,
    box: placed(box, placement.matrix),
    type,
    tooltip: cut(entryText(inherited(dict, 'TU')), longestText),
    format: formatOf(dict),
    required: (flags & flag.required) !== 0,
    multiline: type === 'text' && (flags & flag.multiline) !== 0,
    comb: type === 'text' && (flags & flag.comb) !== 0,
    maxLength: maxLength !== null && maxLength > 0 ? Math.floor(maxLength) : null,
    choices: type === 'choice' ? choicesOf(dict) : [],
    on: type === 'check' || type === 'radio' ? onState(dict) : '',
  };
}

function typeOf(dict: PDFDict): Widget['type'] | null {
  const type = inherited(dict, 'FT');
  if (type === name('Tx')) return 'text';
  if (type === name('Ch')) return 'choice';
  if (type === name('Sig')) return 'signature';
  if (type !== name('Btn')) return null;
  const flags = numberIn(dict, 'Ff') ?? 0;
  if ((flags & flag.button) !== 0) return 'button';
  return (flags & flag.radio) !== 0 ? 'radio' : 'check';
}

function fullName(dict: PDFDict): string {
  const parts: string[] = [];
  let current: PDFDict | undefined = dict;
  for (let depth = 0; current && depth < deepest; depth += 1) {
    const part = entryText(current.lookup(name('T')));
    if (part !== '') parts.unshift(part);
    const parent: unknown = current.lookup(name('Parent'));
    current = parent instanceof PDFDict ? parent : undefined;
  }
  return cut(parts.join('.'), longestName);
}

function numberIn(dict: PDFDict, key: string): number | null {
  const value = inherited(dict, key);
  return value instanceof PDFNumber && Number.isFinite(value.asNumber()) ? value.asNumber() : null;
}

export function entryText(value: PDFObject | undefined): string {
  if (value instanceof PDFName) return value.decodeText();
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return '';
  const most = 4 * longestText;
  if (value.sizeInBytes() > most * 4) return '';
  return value
    .decodeText()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

const cut = (text: string, most: number): string => text.slice(0, most);

/** The scripts that Acrobat writes for a format, such as `AFDate_FormatEx("mm/dd/yyyy")`. */
function formatOf(dict: PDFDict): string {
  const events = inherited(dict, 'AA');
  if (!(events instanceof PDFDict)) return '';
  return ['F', 'K']
    .map((event) => {
      const action = events.lookup(name(event));
      const script = action instanceof PDFDict ? action.lookup(name('JS')) : undefined;
      // A script in a stream is packed, and is no format that Acrobat wrote.
      return script instanceof PDFStream ? '' : entryText(script);
    })
    .filter(Boolean)
    .join(' ');
}

function choicesOf(dict: PDFDict): readonly string[] {
  const choices = inherited(dict, 'Opt');
  if (!(choices instanceof PDFArray)) return [];
  const size = Math.min(choices.size(), mostChoices);
  return Array.from({ length: size }, (_, at) => {
    const choice = choices.lookup(at);
    return cut(entryText(choice instanceof PDFArray ? choice.lookup(1) : choice), longestName);
  }).filter(Boolean);
}

/** The state that is not `Off` (PDF 32000-1, 12.7.4.2.3). */
function onState(dict: PDFDict): string {
  const looks = dict.lookup(name('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(name('N')) : undefined;
  if (!(normal instanceof PDFDict)) return '';
  const state = normal.keys().find((key) => key !== name('Off'));
  return state ? cut(state.decodeText(), longestName) : '';
}

/** The look of an annotation that people see without touching it. */
export function widgetAppearance(dict: PDFDict): PDFRawStream | null {
  const looks = dict.lookup(name('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(name('N')) : undefined;
  return normal instanceof PDFRawStream ? normal : null;
}

/** The look of a box that is not crossed. */
export function offLookOf(dict: PDFDict): PDFRawStream | null {
  const looks = dict.lookup(name('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(name('N')) : undefined;
  const off = normal instanceof PDFDict ? normal.lookup(name('Off')) : undefined;
  return off instanceof PDFRawStream ? off : null;
}

export const isHidden = (dict: PDFDict): boolean => ((numberIn(dict, 'F') ?? 0) & 0b10_0010) !== 0;

/** What is filled in beforehand and cannot be changed is print: the letterhead of who made the form. */
export function isPrinted(dict: PDFDict): boolean {
  const isLocked = ((numberIn(dict, 'Ff') ?? 0) & 1) !== 0;
  const value = inherited(dict, 'V');
  return (
    isLocked && widgetAppearance(dict) !== null && !(value instanceof PDFBool) && entryText(value) !== ''
  );
}

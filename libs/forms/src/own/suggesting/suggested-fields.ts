import type { FormFieldContent, FormPdfContent } from '@firstday/domain';
import { asksForSsnInClear } from '../content-warnings.js';
import { ownKinds } from '../own-kinds.js';
import type { AddressPart, JoinedField } from './join-addresses.js';
import { boxesOf, placedBox, type PlacedBox } from './placed-box.js';
import type { ReadField } from './read-field.js';
import type { SignerSide } from './signed-parts.js';
import { shortened } from './shortened.js';

type Box = FormPdfContent['boxes'][number];
type Option = NonNullable<FormFieldContent['options']>[number];

/** A field of the form, and the boxes that show its answer. */
export interface AskedField {
  readonly content: FormFieldContent;
  readonly boxes: readonly Box[];
  readonly heading: string;
  readonly page: number;
}

const mostOptions = 100;
const linesFrom = 26;

/** The fields that are suggested for a form; no two have the same name. */
export class SuggestedFields {
  private readonly names = new Set<string>();

  add({ field, parts }: JoinedField, side: SignerSide): AskedField {
    const label = shortened(field.label, 500, 'Question');
    const path = `task.${uniqueName(label, this.names, 'question')}`;
    const { page, heading = '' } = field;
    if (parts) {
      const content = {
        path,
        kind: 'address' as const,
        label: { en: withoutParts(label) },
        ...requiredBy(parts.map((one) => one.field)),
        ...prefillOf('address', label, side),
      };
      return { content, boxes: parts.flatMap((one) => partBoxes(path, one.part, one.field)), heading, page };
    }
    const kind = kindOf(field);
    const options = ownKinds[kind].hasOptions ? optionsOf(field) : undefined;
    const suggested: FormFieldContent = {
      path,
      kind,
      label: { en: label },
      ...requiredBy([field]),
      ...(ownKinds[kind].hasLength && field.maxLength && { max_length: Math.min(4000, field.maxLength) }),
      ...(options && { options }),
      ...prefillOf(kind, label, side),
    };
    const content = asksForSsnInClear(suggested) ? { ...suggested, sensitive: true } : suggested;
    return { content, boxes: boxesOfField(path, field, options), heading, page };
  }
}

const requiredBy = (fields: readonly ReadField[]) =>
  fields.some(({ required }) => required) ? { required: true } : {};

function kindOf({ kind, options = [] }: ReadField): FormFieldContent['kind'] {
  if (kind === 'signature' || kind === 'signed_on') return 'text';
  return ownKinds[kind].hasOptions && options.length === 0 ? 'text' : kind;
}

function optionsOf({ options = [] }: ReadField): Option[] {
  const values = new Set<string>();
  return options.slice(0, mostOptions).map(({ label }, at) => {
    const words = shortened(label, 300, `Option ${at + 1}`);
    return { value: uniqueName(words, values, 'option'), label: { en: words } };
  });
}

function boxesOfField(
  path: string,
  field: ReadField,
  options: readonly Option[] | undefined,
): readonly Box[] {
  const crossed = (field.options ?? []).flatMap(({ box }, at): Box[] => {
    const option = options?.[at];
    return box && option ? [{ ...placedBox(box), shows: 'answer', field: path, option: option.value }] : [];
  });
  if (crossed.length > 0) return crossed;
  if (field.isLines) return [{ ...widest(field), shows: 'answer', field: path, lines: true }];
  const isLong = field.multiline === true && field.box.height >= linesFrom;
  return boxesOf(field).map((box) => ({
    ...box,
    shows: 'answer',
    field: path,
    ...(isLong && { lines: true as const }),
  }));
}

/** Lines below each other, one text over all of them; a first line that begins after the question is too short for it. */
function widest({ boxes }: ReadField): PlacedBox {
  const [first, ...rest] = boxes;
  const width = Math.max(...boxes.map((box) => box.width));
  const lines = boxes.filter((box) => Math.abs(box.width - width) < 4 && box.page === first?.page);
  const [top = first, last = rest.at(-1) ?? top] = [lines[0], lines.at(-1)];
  if (!top || !last) throw new Error('A field has one box at least');
  return placedBox({ ...last, x: top.x, width: top.width, height: top.y + top.height - last.y });
}

const partBoxes = (path: string, part: AddressPart, field: ReadField): readonly Box[] =>
  boxesOf(field).map((box) => ({ ...box, shows: 'answer', field: path, part }));

const withoutParts = (label: string): string => label.replace(/\s*\([^()]*\)$/, '') || label;

type Prefill = NonNullable<FormFieldContent['prefill']>;
type Rule = readonly [SignerSide, FormFieldContent['kind'], RegExp, Prefill];

/** What the records are sure to hold under the same name. */
const known: readonly Rule[] = [
  ['employee', 'name', /^(?:employee['’]s )?first name(?: \(given name\))?$/i, 'employee.first_name'],
  ['employee', 'name', /^(?:employee['’]s )?last name(?: \(family name\))?$/i, 'employee.last_name'],
  ['employee', 'email', /^(?:your |employee['’]?s? )?e-?mail(?: address)?$/i, 'employee.email'],
  ['employee', 'phone', /^(?:your |employee['’]?s? )?(?:tele)?phone(?: number)?$/i, 'employee.phone_number'],
  [
    'employee',
    'address',
    /^(?:your |employee['’]?s? |home |mailing |permanent (?:home |mailing )?)?address/i,
    'employee.address',
  ],
  ['employer', 'text', /^(?:employer['’]?s? name|name of employer)$/i, 'employer.name'],
];

function prefillOf(kind: FormFieldContent['kind'], label: string, side: SignerSide): { prefill?: Prefill } {
  const rule = known.find(([of, takes, words]) => of === side && takes === kind && words.test(label));
  return rule ? { prefill: rule[3] } : {};
}

/** A name from words, in lower case, that no other has. */
export function uniqueName(words: string, taken: Set<string>, otherwise: string): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+/g, '')
    .slice(0, 40)
    .replace(/_+$/, '');
  const base = plain === '' ? otherwise : plain;
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
  taken.add(name);
  return name;
}

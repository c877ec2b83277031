import type { OfficialField } from '../official/official-field.js';
import type { TagType } from '../drawn/tag.js';
import type { Style } from '../text/faces.js';

/** A text as the agency printed it: where it begins, and how wide it is in the agency's own face. */
export interface PrintedText {
  readonly kind: 'text';
  readonly style: Style;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
}

export type PrintedNode =
  | PrintedText
  | { readonly kind: 'box'; readonly field: number }
  | { readonly kind: 'tag'; readonly type: TagType; readonly children: PrintedNode[] };

export interface PrintedPage {
  /** Operators of lines and shades. */
  readonly shapes: string[];
  /** In no tag: what every page repeats. */
  readonly foot: PrintedText[];
  /** In the order of reading. */
  readonly content: PrintedNode[];
}

export type PrintedField = Omit<OfficialField, 'tag'>;

/** An official form as its agency prints it, without the agency's file. */
export interface PrintedSheet {
  readonly fields: readonly PrintedField[];
  readonly pages: readonly PrintedPage[];
}

/** Reads what tools/sheets wrote, one thing a line. */
export function readPrintedSheet(text: string): PrintedSheet {
  const fields: PrintedField[] = [];
  const pages: PrintedPage[] = [];
  const open: PrintedNode[][] = [];
  for (const line of text.split('\n')) {
    const bar = line.indexOf('|');
    const [head, rest] = bar === -1 ? [line, ''] : [line.slice(0, bar), line.slice(bar + 1)];
    const [word = '', ...values] = head.split(' ');
    if (word === 'page') {
      const page = { shapes: [], foot: [], content: [] };
      pages.push(page);
      open.splice(0, open.length, page.content);
    } else if (word === 'field') fields.push(fieldIn(values, rest));
    else if (word === 'fill' || word === 'line') pages.at(-1)?.shapes.push(shapeIn(word, values, rest));
    else if (word === 'foot') pages.at(-1)?.foot.push(textIn(values, rest));
    else if (word === '>') open.pop();
    else {
      const node = nodeIn(word, values, rest);
      open.at(-1)?.push(node);
      if (node.kind === 'tag') open.push(node.children);
    }
  }
  return { fields, pages };
}

function nodeIn(word: string, values: readonly string[], rest: string): PrintedNode {
  if (word.startsWith('<')) return { kind: 'tag', type: tagType(word.slice(1)), children: [] };
  if (word === 'box') return { kind: 'box', field: Number(values[0]) };
  return textIn(values, rest);
}

function textIn([style, ...numbers]: readonly string[], text: string): PrintedText {
  const [size = 0, x = 0, y = 0, width = 0] = numbers.map(Number);
  return { kind: 'text', style: styleIn(style), size, x, y, width, text };
}

const styleIn = (word: string | undefined): Style =>
  word === 'bold' || word === 'italic' ? word : 'regular';

const types: readonly TagType[] = ['Form', 'H1', 'H2', 'H3', 'P', 'Sect', 'Span'];
const tagType = (word: string): TagType => types.find((type) => type === word) ?? 'P';

function fieldIn(values: readonly string[], name: string): PrintedField {
  const [page = 0, x = 0, y = 0, width = 0, height = 0] = values.slice(0, 5).map(Number);
  const traits = values[5]?.split(',') ?? [];
  const maxLength = traits.find((trait) => /^\d+$/.test(trait));
  return {
    name,
    page,
    rectangle: { x, y, width, height },
    kind: traits.includes('checkbox') ? 'checkbox' : 'text',
    outlined: traits.includes('outlined'),
    multiline: traits.includes('multiline'),
    comb: traits.includes('comb'),
    maxLength: maxLength === undefined ? null : Number(maxLength),
  };
}

/** Each in brackets of its own, so that no colour reaches the next. */
function shapeIn(word: 'fill' | 'line', values: readonly string[], path: string): string {
  if (word === 'fill') return `q ${values.join(' ')} rg ${path} f Q`;
  const [width, ...color] = values;
  return `q ${color.join(' ')} RG ${width} w ${path} S Q`;
}

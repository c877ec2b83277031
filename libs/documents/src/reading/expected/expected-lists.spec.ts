import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';
import { PDFAcroTerminal, PDFDocument, type PDFPage, type PDFWidgetAnnotation } from 'pdf-lib';

import { howToRun, officialFormsDir } from '../../testing/official-forms.js';

/*
 * The lists say what a person who looked at the pages takes each box of an official form to be: an entry for each thing
 * that is answered, with the boxes that it stands for. A name that several boxes share has `#` and the place of the box
 * among the field's widgets after it. The files themselves are not in the repository.
 */
interface ExpectedField {
  readonly names: readonly string[];
  readonly page: number;
  readonly kinds: readonly string[];
  readonly labels: readonly string[];
  readonly options: readonly string[] | null;
}

interface ExpectedList {
  readonly file: string;
  readonly sha256: string;
  readonly fields: readonly ExpectedField[];
  readonly ignored: readonly string[];
}

const kinds = [
  ...[
    'text',
    'long_text',
    'name',
    'ssn',
    'date',
    'phone',
    'email',
    'address',
    'money',
    'number',
    'select',
    'radio',
  ],
  ...[
    'checkbox',
    'checkbox_group',
    'country',
    'state',
    'routing_number',
    'account_number',
    'signature',
    'signed_on',
  ],
];

const here = fileURLToPath(new URL('.', import.meta.url));
const lists = readdirSync(here)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, list: readList(JSON.parse(readFileSync(join(here, name), 'utf8'))) }));

describe('the lists of what each field of an official PDF is', () => {
  it('are there for ten forms, each named after its file', () => {
    expect(lists).toHaveLength(10);
    for (const { name, list } of lists) expect(list.file).toBe(name.replace(/\.json$/, '.pdf'));
  });

  it.each(lists)('$name has entries of known kinds, each with one to four labels', ({ list }) => {
    for (const field of list.fields) {
      expect(kinds).toEqual(expect.arrayContaining([...field.kinds]));
      expect(field.labels.length).toBeGreaterThanOrEqual(1);
      expect(field.labels.length).toBeLessThanOrEqual(4);
      expect(new Set(field.labels.map(asCompared)).size).toBe(field.labels.length);
    }
  });

  it.each(lists)('$name names the options of a choice between boxes, one a box', ({ list }) => {
    for (const { names, kinds: given, options } of list.fields) {
      const isChoice = given.some((kind) => kind === 'radio' || kind === 'checkbox_group');
      expect(options?.length ?? null).toBe(isChoice ? names.length : null);
    }
  });

  for (const { name, list } of lists) {
    const path = pathOf(list.file);
    if (path === null) it.skip(`${name} was not compared: ${howToRun}`, () => undefined);
    else it(`${name} has each box of the file once, on its page`, () => hasEachBoxOnce(list, path));
  }
});

async function hasEachBoxOnce(list: ExpectedList, path: string): Promise<void> {
  const bytes = readFileSync(path);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(list.sha256);
  const listed = list.fields.flatMap(({ names, page }) => names.map((name) => `${name} on page ${page}`));
  const boxes = await boxesOf(bytes);
  const ignored = boxes.filter((box) => list.ignored.includes(box.name));
  expect(ignored.map((box) => box.name).sort()).toEqual([...list.ignored].sort());
  const answered = boxes.filter((box) => !ignored.includes(box));
  expect(listed.sort()).toEqual(answered.map(({ name, page }) => `${name} on page ${page}`).sort());
}

async function boxesOf(bytes: Uint8Array): Promise<readonly { name: string; page: number }[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  const fields = document.catalog.getAcroForm()?.getAllFields() ?? [];
  return fields.flatMap(([field]) => {
    if (!(field instanceof PDFAcroTerminal)) return [];
    const widgets = field.getWidgets();
    const name = field.getFullyQualifiedName() ?? '';
    return widgets.map((widget, at) => ({
      name: widgets.length > 1 ? `${name}#${at}` : name,
      page: 1 + pages.findIndex((page) => isOn(page, widget)),
    }));
  });
}

/** By what the page shows: not every widget says which page it is on. */
function isOn(page: PDFPage, widget: PDFWidgetAnnotation): boolean {
  const annotations = page.node.Annots()?.asArray() ?? [];
  return annotations.some((it) => page.doc.context.lookup(it) === widget.dict);
}

/** The official files lie in one folder, or in `forms` beside it. */
function pathOf(file: string): string | null {
  if (officialFormsDir === null) return null;
  const folders = [officialFormsDir, join(officialFormsDir, '..', 'forms')];
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null;
}

const asCompared = (label: string) => label.toLowerCase().replaceAll(/[\p{P}\p{S}\s]+/gu, '');

function readList(value: unknown): ExpectedList {
  const { file, sha256, fields, ignored } = readRecord(value);
  if (!Array.isArray(fields)) throw new Error('fields is not a list');
  return {
    file: readText(file),
    sha256: readText(sha256),
    fields: fields.map(readField),
    ignored: readTexts(ignored),
  };
}

function readField(value: unknown): ExpectedField {
  const { names, page, kind, kinds: several, labels, options } = readRecord(value);
  if (typeof page !== 'number') throw new Error('page is not a number');
  if ((kind === undefined) === (several === undefined)) throw new Error('either kind or kinds');
  return {
    names: readTexts(names),
    page,
    kinds: kind === undefined ? readTexts(several) : [readText(kind)],
    labels: readTexts(labels),
    options: options === undefined ? null : readTexts(options),
  };
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return { ...value };
}

function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Error('not a list of texts');
  return value.map(readText);
}

function readText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('not a text');
  return value;
}

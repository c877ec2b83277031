import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ReadField } from '@firstday/forms';
import { PDFAcroTerminal, PDFDocument } from 'pdf-lib';
import { z } from 'zod';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { readPdf } from './read-pdf.js';

/** What somebody who saw the pages, and not this code, takes each box to be. */
const ExpectedList = z.object({
  file: z.string(),
  fields: z.array(
    z.object({
      names: z.array(z.string()),
      page: z.number(),
      kind: z.string().optional(),
      kinds: z.array(z.string()).optional(),
      labels: z.array(z.string()),
    }),
  ),
  ignored: z.array(z.string()),
});
type ExpectedField = z.infer<typeof ExpectedList>['fields'][number];

interface Score {
  readonly expected: number;
  readonly read: number;
  readonly kinds: number;
  readonly labels: number;
  /** With the right kind and the right label. */
  readonly both: number;
}

const folder = fileURLToPath(new URL('./expected/', import.meta.url));
const lists = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ExpectedList.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
const scores = new Map<string, Score>();
const misses: string[] = [];

describe('the fields of official PDFs are what a person takes them to be', () => {
  if (officialFormsDir === null) it.skip(`was not tried: ${howToRun}`, () => undefined);
  for (const list of officialFormsDir === null ? [] : lists) {
    const path = pathOf(list.file);
    if (path === null) it.skip(`${list.file} is not on this machine`, () => undefined);
    else
      it(`${list.file}`, async () => {
        scores.set(list.file, await scoreOf(list, readFileSync(path)));
      });
  }

  it('at least 95 of 100 kinds and labels are right, and are all of them', () => {
    if (scores.size === 0) return;
    for (const figure of Object.values(figuresOf(total())).flatMap((it) => Object.values(it)))
      expect(figure).toBeGreaterThanOrEqual(0.95);
  });

  afterAll(() => {
    if (process.env['RECOGNITION_MISSES']) process.stderr.write(`${misses.join('\n')}\n`);
    for (const [file, score] of [...scores, ['overall', total()] as const])
      process.stderr.write(`${lineOf(file, score)}\n`);
  });
});

async function scoreOf(list: z.infer<typeof ExpectedList>, bytes: Uint8Array): Promise<Score> {
  const outcome = await readPdf(bytes);
  if ('refused' in outcome) throw new Error(outcome.refused);
  const boxes = await centresOf(bytes);
  const fields = outcome.result.fields.filter(({ name }) => name !== '');
  let [kinds, labels, both] = [0, 0, 0];
  for (const entry of list.fields) {
    const places = entry.names.map((name) => boxes.get(name));
    const found = fields.find((field) => places.some((place) => place && covers(field, place)));
    const isWhole =
      found !== undefined &&
      places.every((place) => place && covers(found, place)) &&
      sizeOf(found, boxes) === entry.names.length;
    const isKind = isWhole && kindsOf(entry).includes(found.kind);
    const isLabel = found !== undefined && entry.labels.some((label) => isLabelled(label, found.label));
    if (isKind) kinds += 1;
    if (isLabel) labels += 1;
    if (isKind && isLabel) both += 1;
    if (!isKind || !isLabel)
      misses.push(
        `${list.file.slice(0, 12)} p${entry.page} ${isKind ? '' : `KIND ${kindsOf(entry).join('/')} x${entry.names.length} <> ${found?.kind} x${found ? sizeOf(found, boxes) : 0}`} ${isLabel ? '' : `LABEL ${JSON.stringify(entry.labels)} <>`} ${JSON.stringify(found?.label)} [${entry.names[0]?.slice(-30)}]`,
      );
  }
  return { expected: list.fields.length, read: fields.length, kinds, labels, both };
}

interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

const kindsOf = ({ kind, kinds = [] }: ExpectedField): readonly string[] =>
  kind === undefined ? kinds : [kind];

const covers = ({ boxes }: ReadField, { page, x, y }: Place): boolean =>
  boxes.some(
    (box) =>
      box.page === page && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );

const sizeOf = (field: ReadField, boxes: ReadonlyMap<string, Place>): number =>
  [...boxes.values()].filter((place) => covers(field, place)).length;

/** The same words, whatever stands between them. */
const isLabelled = (expected: string, read: string): boolean => asCompared(expected) === asCompared(read);

const asCompared = (label: string) => label.toLowerCase().replaceAll(/[\p{P}\p{S}\s]+/gu, '');

/** The middle of each box, by the name of its field; of several, with `#` and which it is. */
async function centresOf(bytes: Uint8Array): Promise<ReadonlyMap<string, Place>> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  const found = new Map<string, Place>();
  for (const [field] of document.catalog.getAcroForm()?.getAllFields() ?? []) {
    if (!(field instanceof PDFAcroTerminal)) continue;
    const widgets = field.getWidgets();
    const name = field.getFullyQualifiedName() ?? '';
    widgets.forEach((widget, at) => {
      const { x, y, width, height } = widget.getRectangle();
      const page = pages.findIndex(({ node, doc }) =>
        node
          .Annots()
          ?.asArray()
          .some((it) => doc.context.lookup(it) === widget.dict),
      );
      const { x: left, y: low } = pages[page]?.getCropBox() ?? { x: 0, y: 0 };
      found.set(widgets.length > 1 ? `${name}#${at}` : name, {
        page: page + 1,
        x: x + width / 2 - left,
        y: y + height / 2 - low,
      });
    });
  }
  return found;
}

function total(): Score {
  const all = [...scores.values()];
  const sum = (of: (score: Score) => number) => all.reduce((one, score) => one + of(score), 0);
  return {
    expected: sum((it) => it.expected),
    read: sum((it) => it.read),
    kinds: sum((it) => it.kinds),
    labels: sum((it) => it.labels),
    both: sum((it) => it.both),
  };
}

const figuresOf = ({ expected, read, kinds, labels, both }: Score) => ({
  kinds: { precision: kinds / read, recall: kinds / expected },
  labels: { precision: labels / read, recall: labels / expected },
  both: { precision: both / read, recall: both / expected },
});

function lineOf(file: string, score: Score): string {
  const { kinds, labels, both } = figuresOf(score);
  const percent = (figure: number) => `${(100 * figure).toFixed(1)} %`.padStart(8);
  return `${file.padEnd(40)} kinds ${percent(kinds.precision)} precise, ${percent(kinds.recall)} found; labels ${percent(labels.precision)} precise, ${percent(labels.recall)} found; both ${percent(both.precision)}, ${percent(both.recall)}; ${score.read} of ${score.expected}`;
}

/** The official files lie in one folder, or in `forms` beside it. */
function pathOf(file: string): string | null {
  if (officialFormsDir === null) return null;
  const folders = [officialFormsDir, join(officialFormsDir, '..', 'forms')];
  return folders.map((one) => join(one, file)).find((path) => existsSync(path)) ?? null;
}

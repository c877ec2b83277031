import type { Field, Page, Section, Signature } from '@firstday/forms';
import { visibleFields, visiblePages, visibleSections, type FormContext } from '@firstday/forms/engine';
import { tint } from '../page/color.js';
import { printedText, type PrintContext } from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { rows } from './cell.js';
import { correctedBlocks, type CorrectedEntry } from './corrected-entries.js';
import { documentLabels } from './document-labels.js';
import { fieldBlocks } from './field-blocks.js';
import { column, sheet, type Block } from './paginate.js';
import { headBlocks } from './head-blocks.js';
import { signatureBlocks, type EmbedInk } from './signature-blocks.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';

export interface FormToDraw extends PrintContext {
  readonly context: FormContext;
  readonly signatures: readonly Signature[];
  /** What was corrected after it was signed, on a form that shows it. */
  readonly corrected?: readonly CorrectedEntry[];
}

/** A form on its way to paper: what was printed already is not printed again. */
interface Progress {
  readonly form: FormToDraw;
  readonly embed: EmbedInk;
  readonly printed: Set<string>;
}

export function formBlocks(form: FormToDraw, root: Tag, embed: EmbedInk): Block[] {
  const progress = { form, embed, printed: new Set<string>() };
  return [
    ...headBlocks(form, root),
    ...partyBlocks(form, root),
    ...sectionsOf(form).flatMap((section) => sectionBlocks(progress, section, root.add('Sect'))),
    ...correctedBlocks(form.corrected ?? [], form, root),
  ];
}

/** Whose document it is. A form may ask for neither name, and a signature alone is not always read. */
function partyBlocks({ context, locale }: FormToDraw, root: Tag): Block[] {
  const words = documentLabels(locale);
  const parties = [
    { label: words.employee, answer: context['employee.full_name'] },
    { label: words.employer, answer: context['employer.name'] },
  ];
  const cells = parties.flatMap(({ label, answer }) =>
    typeof answer === 'string' && answer !== '' ? [{ label, answer, span: 6 }] : [],
  );
  return cells.length === 0 ? [] : [...rows(cells, root), space(8)];
}

function sectionBlocks(progress: Progress, section: Section, tag: Tag): Block[] {
  const { form, embed } = progress;
  const title = printedText(form, section.title);
  const isNew = title !== printedText(form, form.edition.title) && isFirst(progress, title);
  const heading = isNew ? [sectionTitle(title, tag)] : [];
  const pages = visiblePages(section, form).flatMap((page) => pageBlocks(progress, page, tag));
  const signature = form.signatures.find(({ sectionId }) => sectionId === section.id);
  return [...heading, ...pages, ...signatureBlocks(form, section, signature, tag, embed)];
}

function sectionTitle(title: string, tag: Tag): Block {
  const laid = new TextLayout(title, column - 12, { size: 11.5, style: 'bold' });
  const heading = tag.add('H2');
  const height = laid.height + 7;
  return {
    height: height + 7,
    keepsWithNext: true,
    draw: (page, top) => {
      page.artifact(() => page.marks.fill({ x: sheet.side, y: top - height, width: column, height }, tint));
      page.tagged(heading, () => laid.draw(page, sheet.side + 6, top - 3.5));
    },
  };
}

function pageBlocks(progress: Progress, page: Page, tag: Tag): Block[] {
  const { form } = progress;
  const title = printedText(form, page.title);
  const fields = visibleFields(page, form).filter((field) => isNotPrintedYet(progress, field));
  if (!isFirst(progress, title)) return fieldBlocks(form, fields, tag, '');
  const look = { size: 10.5, style: 'bold', keepsWithNext: true } as const;
  return [
    { ...space(5), keepsWithNext: true },
    ...paragraph(title, tag.add('H3'), look),
    { ...space(3), keepsWithNext: true },
    ...fieldBlocks(form, fields, tag, title),
  ];
}

/** The pages repeat a notice where it is needed on a phone; on paper every text stands once. */
function isNotPrintedYet(progress: Progress, field: Field): boolean {
  const { form } = progress;
  if (field.kind === 'content') return !field.text || isFirst(progress, printedText(form, field.text));
  const options = (field.options ?? []).map(({ label }) => printedText(form, label)).join('\n');
  for (const text of [printedText(form, field.label), options]) progress.printed.add(text);
  return true;
}

function isFirst({ printed }: Progress, text: string): boolean {
  const isNew = !printed.has(text);
  printed.add(text);
  return isNew;
}

/** Sections that open on request are part of the document once they hold something. */
function sectionsOf(form: FormToDraw): readonly Section[] {
  const used = form.edition.sections.filter(
    (section) => section.opens === 'on_request' && isUsed(form, section),
  );
  return visibleSections({ ...form, opened: used.map(({ id }) => id) });
}

function isUsed({ answers, signatures }: FormToDraw, section: Section): boolean {
  const paths = section.pages.flatMap(({ fields }) => fields.map(({ path }) => path));
  const isAnswered = paths.some((path) => (answers[path] ?? '') !== '');
  return isAnswered || signatures.some(({ sectionId }) => sectionId === section.id);
}

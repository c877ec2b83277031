import type { Page, Section, Signature } from '@firstday/forms';
import { visibleFields, visiblePages, visibleSections, type Surroundings } from '@firstday/forms/engine';
import { accent, ink, muted, tint } from '../page/colors.js';
import { isGovernment, isPrinted, said, type Reading } from './answers.js';
import { paragraph, space } from './blocks.js';
import { fieldBlocks } from './fields.js';
import { column, sheet, type Block } from './flow.js';
import { signatureBlocks, type EmbedInk } from './signature.js';
import type { Tag } from './tags.js';
import { LaidText } from './text.js';
import { wordsIn } from './words.js';

export interface FormToDraw extends Reading {
  readonly surroundings: Surroundings;
  readonly signatures: readonly Signature[];
}

/** 8 CFR 274a.2(a)(2): the sequence of Form I-9, where the hosted pages ask the preparer and the copies in between. */
const i9Sequence = ['section_1', 'section_2', 'documents', 'supplement_a', 'supplement_b'];

export function formBlocks(form: FormToDraw, root: Tag, embed: EmbedInk): Block[] {
  const sections = sectionsOf(form).flatMap((section, index, all) =>
    sectionBlocks(form, section, all[index - 1], root.add('Sect'), embed),
  );
  return [...headBlocks(form, root), ...sections];
}

function headBlocks(form: FormToDraw, root: Tag): Block[] {
  const { edition } = form;
  const title = new LaidText(said(form, edition.title), column - 150, {
    size: 18,
    style: 'bold',
    spacing: 1.25,
  });
  const name = new LaidText(isGovernment(form) ? edition.shortName.en : '', 140, { size: 13, style: 'bold' });
  const numbers = new LaidText(numbersOf(form), 140, { size: 7.75, color: muted });
  const [nameTag, titleTag, numbersTag] = [root.add('P'), root.add('H1'), root.add('P')];
  const height = Math.max(title.height, name.height + numbers.height) + 10;
  const head: Block = {
    height: height + 12,
    draw: (page, top) => {
      page.tagged(nameTag, () => name.draw(page, sheet.side + column - 140, top));
      page.tagged(titleTag, () => title.draw(page, sheet.side, top));
      page.tagged(numbersTag, () => numbers.draw(page, sheet.side + column - 140, top - name.height));
      const rule = { x: sheet.side, y: top - height, width: column, height: isGovernment(form) ? 3 : 2 };
      page.artifact(() => page.marks.fill(rule, isGovernment(form) ? ink : accent));
    },
  };
  const purpose = isGovernment(form)
    ? []
    : [...paragraph(said(form, edition.purpose), root.add('P'), { size: 10, color: muted }), space(6)];
  return [head, ...purpose];
}

function numbersOf({ edition }: FormToDraw): string {
  if (edition.source === 'own') return '';
  const words = wordsIn('en');
  const parts = [
    edition.omb,
    edition.expires && `${words.expires} ${edition.expires}`,
    `${words.edition} ${edition.edition}`,
  ];
  return parts.filter(Boolean).join('\n');
}

function sectionBlocks(
  form: FormToDraw,
  section: Section,
  before: Section | undefined,
  tag: Tag,
  embed: EmbedInk,
): Block[] {
  const repeatsTitle = before?.title.en === section.title.en;
  const title = isPrinted(form, section.title) && !repeatsTitle ? [...sectionTitle(form, section, tag)] : [];
  const pages = pagesOf(form, section).flatMap((page) => pageBlocks(form, section, page, tag));
  const signature = form.signatures.find(({ sectionId }) => sectionId === section.id);
  return [...title, ...pages, ...signatureBlocks(form, section, signature, tag, embed)];
}

function sectionTitle(form: FormToDraw, section: Section, tag: Tag): Block[] {
  const text = said(form, section.title);
  if (text === said(form, form.edition.title)) return [];
  const laid = new LaidText(text, column - 12, { size: 11.5, style: 'bold' });
  const heading = tag.add('H2');
  const height = laid.height + 7;
  return [
    {
      height: height + 7,
      keepsWithNext: true,
      draw: (page, top) => {
        page.artifact(() => page.marks.fill({ x: sheet.side, y: top - height, width: column, height }, tint));
        page.tagged(heading, () => laid.draw(page, sheet.side + 6, top - 3.5));
      },
    },
  ];
}

function pageBlocks(form: FormToDraw, section: Section, page: Page, tag: Tag): Block[] {
  const title = said(form, page.title);
  const fields = fieldsOf(form, page).filter(({ label }) => isPrinted(form, label));
  const isNews = page.title.en !== section.title.en && title !== said(form, form.edition.title);
  // A page of the flow that prints no box of the form has no heading on the form either.
  const isPart = !isGovernment(form) || fields.some(({ kind }) => kind !== 'content');
  if (!isNews || !isPart || !isPrinted(form, page.title)) return fieldBlocks(form, fields, tag, '');
  const look = { size: 10.5, style: 'bold', keepsWithNext: true } as const;
  return [
    ...paragraph(title, tag.add('H3'), look),
    { ...space(3), keepsWithNext: true },
    ...fieldBlocks(form, fields, tag, title),
  ];
}

/** Sections that open on request are part of the document once they hold something. */
function sectionsOf(form: FormToDraw): readonly Section[] {
  const opened = form.edition.sections
    .filter(({ opens }) => opens === 'on_request')
    .filter((section) => isUsed(form, section));
  const sections = visibleSections(
    form.edition,
    form.answers,
    form.surroundings,
    opened.map(({ id }) => id),
  );
  return form.edition.form === 'i-9'
    ? [...sections].sort((one, other) => rankOf(one) - rankOf(other))
    : sections;
}

function isUsed({ answers, signatures }: FormToDraw, section: Section): boolean {
  const isAnswered = section.pages.some(({ fields }) =>
    fields.some(({ path }) => (answers[path] ?? '') !== ''),
  );
  return isAnswered || signatures.some(({ sectionId }) => sectionId === section.id);
}

function rankOf({ id }: Section): number {
  return i9Sequence.findIndex((start) => id.startsWith(start));
}

/** A government form is printed whole, with its empty boxes; our own shows what was asked. */
function pagesOf(form: FormToDraw, section: Section): readonly Page[] {
  return isGovernment(form) ? section.pages : visiblePages(section, form.answers, form.surroundings);
}

function fieldsOf(form: FormToDraw, page: Page) {
  return isGovernment(form) ? page.fields : visibleFields(page, form.answers, form.surroundings);
}

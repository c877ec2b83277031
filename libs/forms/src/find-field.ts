import type { Page, Section } from './edition.js';
import type { Field } from './field.js';
import type { Sections } from './form-state.js';

export const findSection = (edition: Sections, sectionId: string): Section | undefined =>
  edition.sections.find((it) => it.id === sectionId);

export const findPage = (edition: Sections, pageId: string): Page | undefined =>
  edition.sections.flatMap((it) => it.pages).find((it) => it.id === pageId);

export const findField = (edition: Sections, path: string): Field | undefined =>
  fieldsOf(edition).find((it) => it.path === path);

/** Every field that takes an answer, in the order of the form. */
export const fieldsOf = (edition: Sections): readonly Field[] => edition.sections.flatMap(answerFieldsOf);

export const answerFieldsOf = (section: Section): readonly Field[] =>
  section.pages.flatMap((page) => page.fields).filter((it) => it.kind !== 'content');

/** The section that a page belongs to. */
export const sectionOfPage = (edition: Sections, pageId: string): Section | undefined =>
  edition.sections.find((it) => it.pages.some((page) => page.id === pageId));

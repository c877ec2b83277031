import type { FormFieldContent } from '@firstday/domain';
import { rewriteFacts } from './conditions-on';
import {
  type FieldNode,
  fieldsIn,
  type FormModel,
  locate,
  type PageNode,
  pagesIn,
  type SectionNode,
} from './form-model';
import { detached, mapFields, mapPages, mapSections } from './map-sections';
import { type References, referencesTo, rewriteReferences } from './references-to';

export interface Edited {
  readonly model: FormModel;
  /** What is selected afterwards. */
  readonly key: string;
}

export const setForm = (model: FormModel, content: FormModel['content']): FormModel => ({
  ...model,
  content,
});

export const setSection = (model: FormModel, key: string, content: SectionNode['content']): FormModel =>
  mapSections(model, (section) => (section.key === key ? { ...section, content } : section));

export const setPage = (model: FormModel, key: string, content: PageNode['content']): FormModel =>
  mapPages(model, (page) => (page.key === key ? { ...page, content } : page));

/** Conditions, texts and places of the PDF follow a field that is named otherwise. */
export function setField(model: FormModel, key: string, content: FormFieldContent): FormModel {
  const before = fieldsIn(model).find((field) => field.key === key)?.content.path;
  const changed = mapFields(model, (field) => (field.key === key ? { ...field, content } : field));
  return before === undefined || before === content.path
    ? changed
    : rewriteReferences(changed, (path) => (path === before ? content.path : path));
}

/** Without the part, and without what hangs on the answers and signatures that were in it. */
export function removePart(model: FormModel, key: string): FormModel {
  const gone = new Set(pathsIn(model, key));
  const found = locate(model, key);
  const rest = rewriteReferences(detached(model, key), (path) => (gone.has(path) ? undefined : path));
  return found.type === 'section' ? withoutSigner(rest, found.section.content.id) : rest;
}

/** The places of the PDF for the signature of a section that is gone go with it. */
function withoutSigner(model: FormModel, section: string): FormModel {
  const { pdf } = model.content;
  if (!pdf) return model;
  const boxes = pdf.boxes.filter((box) => box.section !== section);
  return { ...model, content: { ...model.content, pdf: { ...pdf, boxes } } };
}

/** The paths of the fields of a part. */
export function pathsIn(model: FormModel, key: string): readonly string[] {
  const found = locate(model, key);
  if (found.type === 'form') return [];
  if (found.type === 'field') return [found.field.content.path];
  const pages = found.type === 'page' ? [found.page] : found.section.pages;
  return pages.flatMap(({ fields }) => fields.map(({ content }) => content.path));
}

/** What elsewhere hangs on the answers and signatures in this part, and would go with it. */
export function dependentsOf(model: FormModel, key: string): References {
  const found = locate(model, key);
  const rest = { ...model, sections: detached(model, key).sections };
  const references = referencesTo(rest, pathsIn(model, key));
  if (found.type !== 'section') return references;
  const signed = model.content.pdf?.boxes.filter(({ section }) => section === found.section.content.id) ?? [];
  return { ...references, boxes: references.boxes + signed.length };
}

const keyAt = (model: FormModel, offset = 0): string => `part-${model.nextKey + offset}`;

/** A new field behind the one that is selected, or at the end of the page that is. */
export function addField(model: FormModel, at: string, content: FormFieldContent): Edited {
  const found = locate(model, at);
  const page = 'page' in found ? found.page : pagesIn(model).at(-1);
  if (!page) return { model, key: at };
  const field = { key: keyAt(model), content: { ...content, path: freePath(model, content.path) } };
  const index = page.fields.findIndex(({ key }) => key === at);
  const to = index < 0 ? page.fields.length : index + 1;
  return {
    model: {
      ...mapPages(model, (it) => (it.key === page.key ? withField(it, field, to) : it)),
      nextKey: model.nextKey + 1,
    },
    key: field.key,
  };
}

const withField = (page: PageNode, field: FieldNode, at: number): PageNode => ({
  ...page,
  fields: page.fields.toSpliced(at, 0, field),
});

/** A new page behind the one that is selected, or at the end of its section. */
export function addPage(model: FormModel, at: string, title: string): Edited {
  const found = locate(model, at);
  const section = 'section' in found ? found.section : model.sections.at(-1);
  if (!section) return { model, key: at };
  const page: PageNode = {
    key: keyAt(model),
    content: { id: freeId(pagesIn(model), 'page'), title: { en: title } },
    fields: [],
  };
  const index = 'page' in found ? section.pages.indexOf(found.page) + 1 : section.pages.length;
  const pages = section.pages.toSpliced(index, 0, page);
  const changed = mapSections(model, (it) => (it.key === section.key ? { ...it, pages } : it));
  return { model: { ...changed, nextKey: model.nextKey + 1 }, key: page.key };
}

interface NewSection {
  readonly title: string;
  readonly page: string;
  readonly attestation: string;
  readonly assignee: 'employee' | 'employer';
}

/** A new section at the end, with a page to begin on. */
export function addSection(model: FormModel, { title, page, attestation, assignee }: NewSection): Edited {
  const section: SectionNode = {
    key: keyAt(model),
    content: {
      id: freeId(model.sections, assignee),
      title: { en: title },
      assignee_type: assignee,
      attestation: { en: attestation },
    },
    pages: [
      {
        key: keyAt(model, 1),
        content: { id: freeId(pagesIn(model), 'page'), title: { en: page } },
        fields: [],
      },
    ],
  };
  return {
    model: { ...model, sections: [...model.sections, section], nextKey: model.nextKey + 2 },
    key: section.key,
  };
}

/** A copy right behind the part, with names of its own. */
export function duplicatePart(model: FormModel, key: string): Edited {
  const found = locate(model, key);
  if (found.type === 'field') return addField(model, key, found.field.content);
  if (found.type !== 'page') return { model, key };
  const added = addPage(model, key, '');
  const id = locate(added.model, added.key);
  if (id.type !== 'page') return { model, key };
  const titled = setPage(added.model, added.key, { ...found.page.content, id: id.page.content.id });
  const filled = found.page.fields.reduce(
    (model, { content }) => addField(model, added.key, content).model,
    titled,
  );
  return { model: withOwnConditions(filled, found.page, added.key), key: added.key };
}

/** What hung on an answer of the page that was copied hangs on the answer of the copy. */
function withOwnConditions(model: FormModel, original: PageNode, key: string): FormModel {
  const copy = locate(model, key);
  if (copy.type !== 'page') return model;
  const paths = new Map(
    original.fields.map(({ content }, at) => [content.path, copy.page.fields[at]?.content.path]),
  );
  const rewritten = rewriteFacts(
    { ...model, sections: [{ ...copy.section, pages: [copy.page] }] },
    (path) => paths.get(path) ?? path,
  );
  const [page] = pagesIn(rewritten);
  return page ? mapPages(model, (it) => (it.key === key ? { ...page, content: it.content } : it)) : model;
}

/** `task.size`, or `task.size_2` where that is taken. */
export function freePath(model: FormModel, wanted: string): string {
  const taken = new Set(fieldsIn(model).map(({ content }) => content.path));
  return freeName(taken, wanted);
}

const freeId = (parts: readonly { readonly content: { readonly id: string } }[], wanted: string): string =>
  freeName(new Set(parts.map(({ content }) => content.id)), wanted);

function freeName(taken: ReadonlySet<string>, wanted: string): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/_\d+$/, '').slice(0, 60);
  for (let count = 2; ; count += 1) if (!taken.has(`${stem}_${count}`)) return `${stem}_${count}`;
}

/** The name of a field after its question: `task.shirt_size` of “Shirt size?”. */
export function pathOf(model: FormModel, key: string, question: string): string | undefined {
  const words = question
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const name = words
    ?.join('_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '');
  if (!name) return undefined;
  const others = { ...model, sections: detached(model, key).sections };
  return freePath(others, `task.${name}`);
}

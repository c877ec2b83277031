import type { FormBox, FormContent } from '@firstday/domain';
import { addField, addPage, addSection, setSection } from './edited';
import { type FormModel, locate } from './form-model';
import { boxesIn, setSheet } from './set-sheet';

/** What the parts of a suggestion are called in the form that takes them. */
interface Names {
  readonly fields: Map<string, string>;
  readonly sections: Map<string, string>;
}

/**
 * The form with the questions that a PDF suggests behind its own, each side's with the section of that side, under names
 * that nothing else has; the places of the PDF show them.
 */
export function withQuestionsOf(model: FormModel, sha256: string, suggestion: FormContent): FormModel {
  const names: Names = { fields: new Map(), sections: new Map() };
  const filled = suggestion.sections.reduce((now, section) => withSection(now, section, names), model);
  const boxes = (suggestion.pdf?.boxes ?? []).map((box): FormBox => renamed(box, names));
  return setSheet(filled, { sha256, boxes: [...(boxes.length > 0 ? boxes : boxesIn(model))] });
}

function withSection(model: FormModel, section: FormContent['sections'][number], names: Names): FormModel {
  const { assignee_type, title, attestation } = section;
  const own = model.sections.find(({ content }) => content.assignee_type === assignee_type);
  if (own) {
    names.sections.set(section.id, own.content.id);
    const signed =
      own.content.attestation || !attestation
        ? model
        : setSection(model, own.key, { ...own.content, attestation });
    return withPages(signed, own.key, section.pages, names);
  }
  const [first] = section.pages;
  const added = addSection(model, {
    title: title['en'] ?? '',
    page: first?.title['en'] ?? '',
    attestation: attestation?.['en'] ?? '',
    assignee: assignee_type,
  });
  const found = locate(added.model, added.key);
  if (found.type !== 'section') return model;
  names.sections.set(section.id, found.section.content.id);
  const worded = setSection(added.model, added.key, { ...found.section.content, title, attestation });
  const [page] = found.section.pages;
  const begun = page && first ? withFields(worded, page.key, first.fields, names) : worded;
  return withPages(begun, added.key, section.pages.slice(1), names);
}

const withPages = (
  model: FormModel,
  section: string,
  pages: FormContent['sections'][number]['pages'],
  names: Names,
): FormModel =>
  pages.reduce((now, { title, fields }) => {
    const added = addPage(now, section, title['en'] ?? '');
    return withFields(added.model, added.key, fields, names);
  }, model);

const withFields = (
  model: FormModel,
  page: string,
  fields: FormContent['sections'][number]['pages'][number]['fields'],
  names: Names,
): FormModel =>
  fields.reduce((now, content) => {
    const added = addField(now, page, content);
    const found = locate(added.model, added.key);
    if (found.type === 'field') names.fields.set(content.path, found.field.content.path);
    return added.model;
  }, model);

function renamed(box: FormBox, { fields, sections }: Names): FormBox {
  const { field, section, ...others } = box;
  const [shown, signed] = [field && fields.get(field), section && sections.get(section)];
  return { ...others, ...(shown && { field: shown }), ...(signed && { section: signed }) };
}

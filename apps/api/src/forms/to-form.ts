import type { Form } from '@firstday/domain';
import type { Edition, Field, Localized } from '@firstday/forms';
import type { FormEntity } from './form.entity.js';

/** A form as the contract shows it: pages with their section and fields. */
export function toForm(
  row: FormEntity,
  edition: Edition,
  more: Pick<Form, 'edition_dates' | 'official_files'>,
): Form {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    edition: row.edition,
    ...more,
    custom_attributes: row.custom_attributes,
    tags: row.tags.map((name) => ({ name })),
    form_pages: edition.sections.flatMap((section, position) =>
      section.pages.map((page) => ({
        id: page.id,
        description: page.description?.en ?? page.title.en,
        assignee_type: section.assignee,
        form_section: { id: section.id, position, assignee_type: section.assignee },
        form_fields: page.fields.map((field) => toFormField(field)),
      })),
    ),
  };
}

function toFormField(field: Field): Form['form_pages'][number]['form_fields'][number] {
  return {
    id: field.path,
    type: field.kind,
    path: field.path,
    rule: field.when ?? null,
    // Where a condition decides, the field is required by some answers only: the engine says so for each task.
    required: field.required === true,
    translations: translations(field),
  };
}

/** By language: the label, and the hint or fixed text where there is one. */
function translations(field: Field): Record<string, Record<string, string>> {
  const texts: readonly (readonly [string, Localized | undefined])[] = [
    ['label', field.label],
    ['hint', field.hint],
    ['text', field.text],
  ];
  return Object.fromEntries(
    Object.keys(field.label).map((locale) => [
      locale,
      Object.fromEntries(texts.flatMap(([name, text]) => (text?.[locale] ? [[name, text[locale]]] : []))),
    ]),
  );
}

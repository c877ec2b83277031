import type { FieldNode, FormModel, PageNode, SectionNode } from './form-model';

/** Each section as it becomes, or none. What stays the same is not made anew. */
export const mapSections = (
  model: FormModel,
  change: (section: SectionNode) => SectionNode | undefined,
): FormModel => ({
  ...model,
  sections: model.sections.flatMap((section) => change(section) ?? []),
});

/** The same of pages. */
export const mapPages = (model: FormModel, change: (page: PageNode) => PageNode | undefined): FormModel =>
  mapSections(model, (section) => {
    const pages = section.pages.flatMap((page) => change(page) ?? []);
    return isSame(pages, section.pages) ? section : { ...section, pages };
  });

/** The same of fields. */
export const mapFields = (model: FormModel, change: (field: FieldNode) => FieldNode | undefined): FormModel =>
  mapPages(model, (page) => {
    const fields = page.fields.flatMap((field) => change(field) ?? []);
    return isSame(fields, page.fields) ? page : { ...page, fields };
  });

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** Without the part: it goes, or comes back elsewhere. */
export const detached = (model: FormModel, key: string): FormModel =>
  mapFields(
    mapPages(
      mapSections(model, (section) => (section.key === key ? undefined : section)),
      (page) => (page.key === key ? undefined : page),
    ),
    (field) => (field.key === key ? undefined : field),
  );

import type { FormContent, FormFieldContent, FormPageContent, FormSectionContent } from '@firstday/domain';

/** Parts of a form with keys that stay while names change: what is selected stays selected. */
export interface FieldNode {
  readonly key: string;
  readonly content: FormFieldContent;
}

export interface PageNode {
  readonly key: string;
  readonly content: Omit<FormPageContent, 'fields'>;
  readonly fields: readonly FieldNode[];
}

export interface SectionNode {
  readonly key: string;
  readonly content: Omit<FormSectionContent, 'pages'>;
  readonly pages: readonly PageNode[];
}

export interface FormModel {
  readonly content: Omit<FormContent, 'sections'>;
  readonly sections: readonly SectionNode[];
  /** Of the next part that is made. */
  readonly nextKey: number;
}

/** What is selected where nothing smaller is. */
export const formKey = 'form';

export function toModel({ sections, ...content }: FormContent): FormModel {
  let next = 0;
  const key = () => `part-${(next += 1)}`;
  const nodes = sections.map(({ pages, ...section }) => ({
    key: key(),
    content: section,
    pages: pages.map(({ fields, ...page }) => ({
      key: key(),
      content: page,
      fields: fields.map((field) => ({ key: key(), content: field })),
    })),
  }));
  return { content, sections: nodes, nextKey: next + 1 };
}

export const toContent = ({ content, sections }: FormModel): FormContent => ({
  ...content,
  sections: sections.map(({ content: section, pages }) => ({
    ...section,
    pages: pages.map(({ content: page, fields }) => ({
      ...page,
      fields: fields.map(({ content: field }) => field),
    })),
  })),
});

/** A part, and what it stands in. */
export type Located =
  | { readonly type: 'form' }
  | { readonly type: 'section'; readonly section: SectionNode }
  | { readonly type: 'page'; readonly section: SectionNode; readonly page: PageNode }
  | {
      readonly type: 'field';
      readonly section: SectionNode;
      readonly page: PageNode;
      readonly field: FieldNode;
    };

/** The form itself where there is no such part any more. */
export function locate({ sections }: FormModel, key: string): Located {
  for (const section of sections) {
    if (section.key === key) return { type: 'section', section };
    for (const page of section.pages) {
      if (page.key === key) return { type: 'page', section, page };
      const field = page.fields.find((it) => it.key === key);
      if (field) return { type: 'field', section, page, field };
    }
  }
  return { type: 'form' };
}

export const pagesIn = ({ sections }: FormModel): readonly PageNode[] =>
  sections.flatMap(({ pages }) => pages);

export const fieldsIn = (model: FormModel): readonly FieldNode[] =>
  pagesIn(model).flatMap(({ fields }) => fields);

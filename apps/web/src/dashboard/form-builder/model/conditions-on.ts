import type { Condition } from '@firstday/domain';
import { factPaths } from '@firstday/policy-engine';
import type { FieldNode, FormModel, PageNode, SectionNode } from './form-model';

type Rename = (path: string) => string | undefined;

/** The parts that are asked for, or have to be answered, depending on one of these answers. */
export function conditionsOn(
  { sections }: FormModel,
  paths: readonly string[],
): readonly (FieldNode | PageNode | SectionNode)[] {
  const asked = new Set(paths);
  const asks = (condition: unknown): boolean =>
    isCondition(condition) && factPaths(condition).some((path) => asked.has(path));
  return sections.flatMap((section) => [
    ...(asks(section.content.when) ? [section] : []),
    ...section.pages.flatMap((page) => [
      ...(asks(page.content.when) ? [page] : []),
      ...page.fields.filter(({ content }) => asks(content.when) || asks(content.required)),
    ]),
  ]);
}

/** Each condition with other paths; comparisons of those that have none are left out, and so is a condition of none. */
export const rewriteFacts = (model: FormModel, rename: Rename): FormModel => ({
  ...model,
  sections: model.sections.map((section) => ({
    ...section,
    content: withCondition(section.content, rename),
    pages: section.pages.map((page) => ({
      ...page,
      content: withCondition(page.content, rename),
      fields: page.fields.map((field) => ({
        ...field,
        content: withRequired(withCondition(field.content, rename), rename),
      })),
    })),
  })),
});

function withCondition<Content extends { readonly when?: Condition | undefined }>(
  content: Content,
  rename: Rename,
): Content {
  return content.when === undefined ? content : { ...content, when: rewritten(content.when, rename) };
}

function withRequired<Content extends { readonly required?: boolean | Condition | undefined }>(
  content: Content,
  rename: Rename,
): Content {
  if (!isCondition(content.required)) return content;
  return { ...content, required: rewritten(content.required, rename) ?? false };
}

function rewritten(condition: Condition, rename: Rename): Condition | undefined {
  if ('fact' in condition) {
    const fact = rename(condition.fact);
    return fact === undefined ? undefined : { ...condition, fact };
  }
  if ('not' in condition) {
    const not = rewritten(condition.not, rename);
    return not && { not };
  }
  const [name, parts] =
    'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  const kept = parts.flatMap((part) => rewritten(part, rename) ?? []);
  if (kept.length === 0) return undefined;
  return name === 'all' ? { all: kept } : { any: kept };
}

const isCondition = (given: unknown): given is Condition => typeof given === 'object' && given !== null;

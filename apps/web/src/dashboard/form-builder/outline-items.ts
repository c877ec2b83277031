import type { OutlineItem } from '@firstday/ui/outline-tree';
import type { BuilderWords } from './builder-words';
import type { FieldNode, FormModel, PageNode, SectionNode } from './model/form-model';
import type { FormProblem } from './model/check-form';

interface OutlineOptions {
  readonly words: BuilderWords;
  readonly problems: readonly FormProblem[];
  /** How many texts each part lacks in the language beside English. */
  readonly missing: ReadonlyMap<string, number>;
}

/** How a part is called in the outline: in English, or by its name where it has no words yet. */
export const labelOf = ({ content }: FieldNode | PageNode | SectionNode): string =>
  'label' in content ? content.label['en'] || content.path : content.title['en'] || content.id;

export function outlineItems({ sections }: FormModel, options: OutlineOptions): readonly OutlineItem[] {
  const { words, problems, missing } = options;
  const wrong = new Set(problems.map(({ key }) => key));
  const flagOf = (key: string): OutlineItem['flag'] => {
    if (wrong.has(key)) return { tone: 'bad', words: words.hasProblem };
    return missing.has(key) ? { tone: 'muted', words: words.missing } : undefined;
  };
  const item = (
    part: FieldNode | PageNode | SectionNode,
    note: string,
    children: readonly OutlineItem[],
  ) => ({
    key: part.key,
    label: labelOf(part),
    note,
    flag: flagOf(part.key),
    children,
  });
  return sections.map((section) =>
    item(
      section,
      words[section.content.assignee_type],
      section.pages.map((page) =>
        item(
          page,
          '',
          page.fields.map((field) => item(field, '', [])),
        ),
      ),
    ),
  );
}

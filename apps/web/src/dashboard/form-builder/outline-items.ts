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
  ): OutlineItem =>
    kept(part, { key: part.key, label: labelOf(part), note, flag: flagOf(part.key), children });
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

const items = new WeakMap<FieldNode | PageNode | SectionNode, OutlineItem>();

/** The item that was made of the part before, where it says the same: rows that stay the same are not drawn anew. */
function kept(part: FieldNode | PageNode | SectionNode, item: OutlineItem): OutlineItem {
  const before = items.get(part);
  if (before && isSame(before, item)) return before;
  items.set(part, item);
  return item;
}

const isSame = (one: OutlineItem, other: OutlineItem): boolean =>
  one.label === other.label &&
  one.note === other.note &&
  one.flag?.words === other.flag?.words &&
  one.flag?.tone === other.flag?.tone &&
  one.children?.length === other.children?.length &&
  (one.children ?? []).every((child, at) => child === other.children?.[at]);

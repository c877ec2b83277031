import type { FormPageContent } from '@firstday/domain';
import { shortened } from './shortened.js';
import type { AskedField } from './suggested-fields.js';

/** Pages of a section, and fields of a page, that a phone shows well. */
const [mostPages, fewest, most] = [50, 3, 8] as const;

/** Related questions at once, under what is printed above them. */
export function suggestedPages(
  section: string,
  asked: readonly AskedField[],
  title: string,
): FormPageContent[] {
  if (asked.length === 0) return [pageToSign(section, title)];
  const size = Math.max(most, Math.ceil(asked.length / (mostPages - 1)));
  const groups: AskedField[][] = [];
  for (const field of asked) {
    const group = groups.at(-1);
    if (group && !isFull(group, field, size)) group.push(field);
    else groups.push([field]);
  }
  return balanced(groups)
    .slice(0, mostPages)
    .map((group, at) => ({
      id: `${section}_${at + 1}`,
      title: { en: titleOf(group, groups.length === 1 ? title : `${title}, part ${at + 1}`) },
      fields: group.map(({ content }) => content),
    }));
}

function isFull(group: readonly AskedField[], next: AskedField, size: number): boolean {
  const [first] = group;
  if (group.length >= size) return true;
  const isOther = first?.heading !== next.heading || first.page !== next.page;
  return isOther && group.length >= fewest;
}

/** One or two questions that are left over go with those before them. */
function balanced(groups: readonly (readonly AskedField[])[]): readonly (readonly AskedField[])[] {
  const last = groups.at(-1);
  const before = groups.at(-2);
  if (!last || !before || last.length >= fewest || before.length + last.length > most + 2) return groups;
  return [...groups.slice(0, -2), [...before, ...last]];
}

/** The heading of most of them, where it is one. */
function titleOf(group: readonly AskedField[], otherwise: string): string {
  const headings = group.map(({ heading }) => heading).filter(isTitle);
  const common = headings.find(
    (heading) => 2 * headings.filter((one) => one === heading).length >= group.length,
  );
  return shortened(common ?? '', 200, otherwise);
}

const isTitle = (heading: string): boolean =>
  heading.length >= 4 && heading.length <= 70 && /^\p{Lu}/u.test(heading) && !/[.,;]$/.test(heading);

/** Nothing is asked: what is signed is read. */
const pageToSign = (section: string, title: string): FormPageContent => ({
  id: `${section}_1`,
  title: { en: title },
  fields: [
    {
      path: `task.${section}_to_sign`,
      kind: 'content',
      label: { en: 'Before you sign' },
      text: { en: 'Read what the others have entered. Then sign.' },
    },
  ],
});

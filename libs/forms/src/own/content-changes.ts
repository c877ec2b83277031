import type { FormChange, FormContent, FormFieldContent } from '@firstday/domain';
import equal from 'fast-deep-equal';
import { lineLimits } from '../kinds/short-text.js';
import { ownKinds } from './own-kinds.js';

type Section = FormContent['sections'][number];
type Page = Section['pages'][number];

/** One part of a form, and where it stands. */
interface Part<Content> {
  readonly id: string;
  readonly content: Content;
  /** The section of a page, the page of a field. */
  readonly within?: string;
  readonly section: Section;
}

/** Names of what has changed, and whether an answer given before may have no place in it. */
type Change = readonly [change: FormChange['change'], isBreaking?: boolean];

/**
 * What one edition of a form says otherwise than another, in the order of the later one; what was removed comes last. A
 * change is breaking where an answer may have no place afterwards; of what is not, every answer stays.
 */
export function contentChanges(key: string, before: FormContent, after: FormContent): readonly FormChange[] {
  return [
    ...named('form', key, changesOfForm(before, after)),
    ...changesOf('section', sectionsOf(before), sectionsOf(after), changesOfSection),
    ...changesOf('page', pagesOf(before), pagesOf(after), changesOfPage),
    ...changesOf('field', fieldsOf(before), fieldsOf(after), changesOfField),
  ];
}

function changesOf<Content>(
  of: FormChange['of'],
  before: readonly Part<Content>[],
  after: readonly Part<Content>[],
  compare: (one: Part<Content>, other: Part<Content>) => readonly Change[],
): FormChange[] {
  const old = new Map(before.map((part) => [part.id, part]));
  const there = new Set(after.map(({ id }) => id));
  const moved = movedIn(before, after);
  const removed = before.filter(({ id }) => !there.has(id));
  return [
    ...after.flatMap((part) => {
      const known = old.get(part.id);
      if (!known) return named(of, part.id, [['added']]);
      return named(of, part.id, [
        ...compare(known, part),
        ...(moved.has(part.id) ? [['order'] as const] : []),
      ]);
    }),
    ...removed.flatMap(({ id }) => named(of, id, [['removed', of === 'field']])),
  ];
}

/** Those that stand behind another, or within another, than they did; what was added or removed moves nothing. */
function movedIn(before: readonly Part<unknown>[], after: readonly Part<unknown>[]): ReadonlySet<string> {
  const old = new Map(before.map((part) => [part.id, part]));
  const there = new Set(after.map(({ id }) => id));
  const orders = [before.filter(({ id }) => there.has(id)), after.filter(({ id }) => old.has(id))];
  const [was = [], is = []] = orders.map((parts) =>
    parts.map((part, at) => ({
      id: part.id,
      behind: parts.slice(0, at).findLast(({ within }) => within === part.within)?.id,
      within: part.within,
    })),
  );
  const then = new Map(was.map((part) => [part.id, part]));
  return new Set(is.filter((part) => !equal(part, then.get(part.id))).map(({ id }) => id));
}

const named = (of: FormChange['of'], id: string, changes: readonly Change[]): FormChange[] =>
  changes.map(([change, isBreaking = false]) => ({ of, id, change, is_breaking: isBreaking }));

const when = (isSo: boolean, ...change: Change): readonly Change[] => (isSo ? [change] : []);

const differs = <Content extends object>(
  one: Content,
  other: Content,
  ...names: (keyof Content)[]
): boolean => names.some((name) => !equal(one[name], other[name]));

const changesOfForm = (one: FormContent, other: FormContent): readonly Change[] => [
  ...when(differs(one, other, 'name', 'short_name', 'purpose', 'employer_purpose'), 'words'),
  ...when(differs(one, other, 'tags', 'minutes', 'outcome'), 'details'),
  ...when(differs(one, other, 'pdf'), 'pdf'),
  ...when(differs(one, other, 'scope'), 'scope'),
  ...when(!one.segregated && other.segregated === true, 'segregated'),
  ...when(one.segregated === true && !other.segregated, 'unsegregated', true),
];

const changesOfSection = (
  { content: one }: Part<Section>,
  { content: other }: Part<Section>,
): readonly Change[] => [
  ...when(differs(one, other, 'title'), 'words'),
  ...when(differs(one, other, 'when'), 'conditions'),
  ...when(differs(one, other, 'attestation'), 'attestation'),
  ...when(differs(one, other, 'due_in_business_days'), 'due'),
  ...when(differs(one, other, 'assignee_type'), 'side', true),
];

const changesOfPage = ({ content: one }: Part<Page>, { content: other }: Part<Page>): readonly Change[] => [
  ...when(differs(one, other, 'title', 'description'), 'words'),
  ...when(differs(one, other, 'when'), 'conditions'),
  ...when(differs(one, other, 'must_visit'), 'requirement'),
  ...when(differs(one, other, 'document'), 'document'),
];

function changesOfField(before: Part<FormFieldContent>, after: Part<FormFieldContent>): readonly Change[] {
  const [one, other] = [before.content, after.content];
  const [values, others] = [valuesOf(one), valuesOf(other)];
  const [wasMasked, isMasked] = [isSensitive(one), isSensitive(other)];
  return [
    ...when(differs(one, other, 'kind'), 'kind', true),
    ...when(before.section.assignee_type !== after.section.assignee_type, 'side', true),
    ...when(wasMasked && !isMasked, 'unmasked', true),
    ...when(isMasked && !wasMasked, 'masked'),
    ...when(
      values.some((value) => !others.includes(value)),
      'options_removed',
      true,
    ),
    ...when(
      others.some((value) => !values.includes(value)),
      'options_added',
    ),
    ...when(differs(one, other, 'max_length'), 'length', lengthOf(other) < lengthOf(one)),
    ...when(differs(one, other, 'min', 'max', 'whole', 'earliest', 'latest'), 'limits'),
    ...when(differs(one, other, 'required'), 'requirement'),
    ...when(differs(one, other, 'when'), 'conditions'),
    ...when(differs(one, other, 'prefill'), 'prefill'),
    ...when(differs(one, other, 'label', 'hint', 'text') || haveOtherWords(one, other), 'words'),
  ];
}

const valuesOf = ({ options = [] }: FormFieldContent): readonly string[] => options.map(({ value }) => value);

const isSensitive = ({ sensitive, kind }: FormFieldContent): boolean =>
  sensitive === true || ownKinds[kind].isSecret === true;

const lengthOf = ({ kind, max_length }: FormFieldContent): number =>
  max_length ?? (kind === 'long_text' ? lineLimits.long_text : lineLimits.text);

/** Of the options that both have. */
const haveOtherWords = ({ options = [] }: FormFieldContent, other: FormFieldContent): boolean =>
  options.some((option) => {
    const same = other.options?.find(({ value }) => value === option.value);
    return same !== undefined && differs(option, same, 'label', 'hint');
  });

const sectionsOf = ({ sections }: FormContent): Part<Section>[] =>
  sections.map((section) => ({ id: section.id, content: section, section }));

const pagesOf = (form: FormContent): Part<Page>[] =>
  form.sections.flatMap((section) =>
    section.pages.map((page) => ({ id: page.id, content: page, within: section.id, section })),
  );

const fieldsOf = (form: FormContent): Part<FormFieldContent>[] =>
  pagesOf(form).flatMap(({ section, content: page }) =>
    page.fields.map((field) => ({ id: field.path, content: field, within: page.id, section })),
  );

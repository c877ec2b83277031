import { FormContent, OwnFieldKind } from '@firstday/domain';
import fc from 'fast-check';
import { ownKinds } from '../own/own-kinds.js';
import { mayBeMerged } from '../own/with-merged-texts.js';

/** Without files: a sample is no upload. */
const kinds = OwnFieldKind.options.filter((kind) => kind !== 'file');

const words = fc.record({
  en: fc.stringMatching(/^[A-Za-z ]{0,20}[a-z]$/),
  es: fc.stringMatching(/^[a-zñ]{1,20}$/),
});
const options = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/), { minLength: 1, maxLength: 4 });

/** A field, which may hang on the one before it, and may begin a page or a section. */
const drawnField = fc.record({
  kind: fc.constantFrom(...kinds),
  label: words,
  text: words,
  options,
  isRequired: fc.boolean(),
  isSensitive: fc.boolean(),
  hangs: fc.constantFrom('never', 'shown', 'required'),
  begins: fc.constantFrom('nothing', 'nothing', 'page', 'section'),
  isEmployers: fc.boolean(),
  isRead: fc.boolean(),
  least: fc.integer({ min: -5, max: 5 }),
  day: fc.constantFrom('today', '2020-02-29', '2030-01-01'),
});

type Drawn = typeof drawnField extends fc.Arbitrary<infer Field> ? Field : never;

const takesOptions = (kind: OwnFieldKind) => ownKinds[kind].hasOptions === true;
const isAsked = ({ kind, isSensitive }: Drawn) =>
  !isSensitive && ['text', 'date', 'number', 'money', 'country', 'state', 'radio', 'select'].includes(kind);

/** @param named what its text may name */
function fieldOf(drawn: Drawn, at: number, before: Drawn | undefined, named: string | undefined) {
  const { kind, label, text, options, isRequired, isSensitive, hangs, least, day } = drawn;
  const condition =
    before && isAsked(before) ? { fact: `task.field_${at - 1}`, operator: 'is_present' } : undefined;
  const base = {
    path: `task.field_${at}`,
    kind,
    label,
    ...(condition && hangs === 'shown' && { when: condition }),
  };
  if (kind === 'content')
    return { ...base, text: named ? { ...text, en: `${text.en} {${named}} {employer.name}` } : text };
  return {
    ...base,
    required: condition && hangs === 'required' ? condition : isRequired,
    ...(isSensitive && { sensitive: true }),
    ...(kind === 'number' && { min: least, max: least + 3, whole: true }),
    ...(kind === 'money' && { min: least }),
    ...(kind === 'date' && (day === '2020-02-29' ? { latest: day } : { earliest: day })),
    ...(takesOptions(kind) && { options: options.map((value) => ({ value, label })) }),
  };
}

interface DrawnSection {
  readonly id: string;
  readonly assignee_type: 'employee' | 'employer';
  readonly pages: { readonly id: string; readonly isRead: boolean; readonly fields: object[] }[];
}

/** The fields in the pages and sections that they begin. */
function sectionsOf(fields: readonly Drawn[]): readonly DrawnSection[] {
  const sections: DrawnSection[] = [];
  /** On earlier pages, and on the one that is being filled. */
  let [named, onPage]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const [at, drawn] of fields.entries()) {
    const assignee_type = drawn.isEmployers ? ('employer' as const) : ('employee' as const);
    if (at === 0 || drawn.begins === 'section')
      sections.push({ id: `section_${at}`, assignee_type, pages: [] });
    if (at === 0 || drawn.begins !== 'nothing') {
      [named, onPage] = [onPage ?? named, undefined];
      sections.at(-1)?.pages.push({ id: `page_${at}`, isRead: drawn.isRead, fields: [] });
    }
    sections
      .at(-1)
      ?.pages.at(-1)
      ?.fields.push(fieldOf(drawn, at, fields[at - 1], named));
    if (mayBeMerged({ kind: drawn.kind, sensitive: drawn.isSensitive })) onPage = `task.field_${at}`;
  }
  return sections;
}

const sha256 = 'a'.repeat(64);
const place = { page: 1, x: 72, y: 72, width: 120, height: 14 };

/** Of each answer, of an option where there are some, and of each signature. */
const boxesOf = (fields: readonly Drawn[], sections: readonly DrawnSection[]) => [
  ...fields.flatMap(({ kind, options: [option] }, at) =>
    kind === 'content'
      ? []
      : [
          {
            ...place,
            shows: 'answer',
            field: `task.field_${at}`,
            ...(takesOptions(kind) && { option }),
            ...(kind === 'address' && { part: 'city' }),
          },
        ],
  ),
  ...sections.map(({ id }) => ({ ...place, shows: 'signature', section: id })),
];

/** Any form of one's own that can be published, with all that its schema has. */
export const drawnContent = fc
  .record({
    name: words,
    attestation: words,
    fields: fc.array(drawnField, { minLength: 1, maxLength: 12 }),
    hasPdf: fc.boolean(),
    scope: fc.option(
      fc.oneof(
        fc.record({
          per: fc.constantFrom('employee', 'employer', 'placement'),
          every_months: fc.constant(12),
        }),
        fc.record({
          per: fc.constant('employer'),
          every_year: fc.constant({ by: '02-01', days_before: 31 }),
        }),
      ),
      { nil: undefined },
    ),
    isSegregated: fc.boolean(),
  })
  .map(({ name, attestation, fields, hasPdf, scope, isSegregated }) => {
    const sections = sectionsOf(fields);
    const mayBeSegregated = sections.every(({ assignee_type }) => assignee_type === 'employee');
    const choice = fields.findIndex(
      ({ kind, isSensitive }) => !isSensitive && (kind === 'radio' || kind === 'select'),
    );
    return FormContent.parse({
      name,
      short_name: name,
      purpose: name,
      minutes: 1,
      ...(hasPdf && { pdf: { sha256, boxes: boxesOf(fields, sections) } }),
      ...(scope && { scope }),
      ...(isSegregated && mayBeSegregated
        ? { segregated: true }
        : choice >= 0 && { outcome: `task.field_${choice}` }),
      sections: sections.map(({ id, assignee_type, pages }) => ({
        id,
        title: name,
        assignee_type,
        attestation,
        pages: pages.map(({ id, isRead, fields }) => ({
          id,
          title: name,
          fields,
          ...(isRead && { document: { sha256 } }),
        })),
      })),
    });
  });

import { FormContent, type FormFieldContent, OwnFieldKind } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleAnswers } from '../sample-answers.js';
import { contentChanges } from './content-changes.js';
import { contentIssues } from './content-issues.js';
import { misfittingPaths } from './misfitting-paths.js';
import { ownKinds } from './own-kinds.js';
import { toEdition } from './to-edition.js';

const words = (text: string) => ({ en: text });
const options = (...values: string[]) => values.map((value) => ({ value, label: words(value) }));

function fieldOf(kind: OwnFieldKind): FormFieldContent {
  const field = { path: `task.${kind}`, kind, label: words(kind) };
  if (kind === 'content') return { ...field, text: words('Read this.') };
  return { ...field, required: true, ...(ownKinds[kind].hasOptions && { options: options('a', 'b') }) };
}

/** Files are uploaded: a sample has none. */
const kinds = OwnFieldKind.options.filter((kind) => kind !== 'file');
const everyKind = kinds.map(fieldOf);

function formOf(fields: readonly FormFieldContent[], more: object = {}): FormContent {
  const page = { id: 'first', title: words('First'), fields };
  const part = { id: 'employee', title: words('Yours'), assignee_type: 'employee' };
  return FormContent.parse({
    name: words('Loan'),
    short_name: words('Loan'),
    purpose: words('You borrow something.'),
    minutes: 1,
    sections: [{ ...part, attestation: words('I have it.'), pages: [page], ...more }],
  });
}

const saidOf = (before: FormContent, after: FormContent): string[] =>
  contentChanges('own-loan', before, after).map(
    ({ of, id, change, is_breaking }) => `${of} ${id} ${change}${is_breaking ? '!' : ''}`,
  );

const line: FormFieldContent = { path: 'task.line', kind: 'text', label: words('Line') };
const other: FormFieldContent = { path: 'task.other', kind: 'text', label: words('Other') };
const choice: FormFieldContent = {
  path: 'task.size',
  kind: 'radio',
  label: words('Size'),
  options: options('m', 'l'),
};

describe('what a form says otherwise than before', () => {
  it.each<[string, FormFieldContent[], FormFieldContent[], string[]]>([
    ['nothing', [line], [line], []],
    ['a label', [line], [{ ...line, label: words('Row') }], ['field task.line words']],
    ['a field more', [line], [other, line], ['field task.other added']],
    ['a field less', [line, other], [other], ['field task.line removed!']],
    [
      'the order',
      [line, other, choice],
      [choice, line, other],
      ['field task.size order', 'field task.line order'],
    ],
    ['another kind', [line], [{ ...line, kind: 'date' }], ['field task.line kind!']],
    ['a shorter text', [line], [{ ...line, max_length: 20 }], ['field task.line length!']],
    ['a longer one', [line], [{ ...line, max_length: 900 }], ['field task.line length']],
    ['no limit, which is the usual one', [{ ...line, max_length: 900 }], [line], ['field task.line length!']],
    ['that it is masked', [line], [{ ...line, sensitive: true }], ['field task.line masked']],
    ['that it is shown', [{ ...line, sensitive: true }], [line], ['field task.line unmasked!']],
    [
      'an option more',
      [choice],
      [{ ...choice, options: options('s', 'm', 'l') }],
      ['field task.size options_added'],
    ],
    [
      'an option less',
      [choice],
      [{ ...choice, options: options('m') }],
      ['field task.size options_removed!'],
    ],
    [
      'when it is asked, and whether',
      [choice, line],
      [choice, { ...line, required: true, when: { fact: 'task.size', operator: 'is_present' } }],
      ['field task.line requirement', 'field task.line conditions'],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(saidOf(formOf(before), formOf(after))).toEqual(expected);
  });

  it('is said of the form, its sections and its pages', () => {
    const before = formOf([line]);
    expect(saidOf(before, { ...before, minutes: 3, name: words('Lending') })).toEqual([
      'form own-loan words',
      'form own-loan details',
    ]);
    expect(saidOf(before, formOf([line], { attestation: words('Mine.'), due_in_business_days: 3 }))).toEqual([
      'section employee attestation',
      'section employee due',
    ]);
    const kept = FormContent.parse({ ...before, segregated: true, scope: { per: 'employer' } });
    expect(saidOf(before, kept)).toEqual(['form own-loan scope', 'form own-loan segregated']);
    expect(saidOf(kept, before)).toEqual(['form own-loan scope', 'form own-loan unsegregated!']);
    expect(saidOf(before, formOf([line], { assignee_type: 'employer' }))).toEqual([
      'section employee side!',
      'field task.line side!',
    ]);
    const page = { id: 'second', title: words('Second'), fields: [line] };
    expect(saidOf(before, formOf([line], { pages: [page] }))).toEqual([
      'page second added',
      'page first removed',
      'field task.line order',
    ]);
  });
});

type Edit = (field: FormFieldContent) => FormFieldContent[];

/** What somebody may do to a field. */
const edits: Readonly<Record<string, Edit>> = {
  keep: (field) => [field],
  remove: () => [],
  relabel: (field) => [{ ...field, label: words('Otherwise') }],
  retype: (field) => [{ ...fieldOf('text'), path: field.path }],
  mask: (field) => (field.kind === 'content' ? [field] : [{ ...field, sensitive: true }]),
  ask: (field) => (field.kind === 'content' ? [field] : [{ ...field, required: false }]),
  shorten: (field) => (ownKinds[field.kind].hasLength ? [{ ...field, max_length: 3 }] : [field]),
  fewer: (field) => (field.options ? [{ ...field, options: field.options.slice(1) }] : [field]),
  limit: (field) => (field.kind === 'number' ? [{ ...field, min: 2, whole: true }] : [field]),
  more: (field) => (field.options ? [{ ...field, options: [...field.options, ...options('z')] }] : [field]),
  reorder: (field) => (field.options ? [{ ...field, options: field.options.toReversed() }] : [field]),
};

describe('an answer of an edition before', () => {
  it('has no place only where a change is breaking, and none is lost where none is', () => {
    const drawnEdits = fc.array(fc.constantFrom(...Object.keys(edits)), {
      minLength: everyKind.length,
      maxLength: everyKind.length,
    });
    fc.assert(
      fc.property(drawnEdits, fc.boolean(), (names, isTurned) => {
        const changed = everyKind.flatMap((field, at) => edits[names[at] ?? 'keep']?.(field) ?? []);
        const before = formOf(everyKind);
        const after = formOf([...(isTurned ? changed.toReversed() : changed), other]);
        expect(contentIssues(after)).toEqual([]);
        const [from, to] = [before, after].map((content, at) =>
          toEdition(content, { form: 'own-loan', edition: String(at + 1) }),
        );
        if (!from || !to) throw new Error('both are there');
        const context = { today: '2026-11-24' };
        const answers = sampleAnswers({ edition: from, answers: {}, context }, 'employee', {
          today: '2026-11-24',
          samples: {},
        });
        expect(Object.keys(answers)).toHaveLength(kinds.length - 1);
        const breaking = contentChanges('own-loan', before, after).filter(({ is_breaking }) => is_breaking);
        const named = new Set(breaking.map(({ id }) => id));
        expect(misfittingPaths(from, to, answers).filter((path) => !named.has(path))).toEqual([]);
        const gone = everyKind.filter(({ path }) => !changed.some((field) => field.path === path));
        expect(misfittingPaths(from, to, answers)).toEqual(
          expect.arrayContaining(gone.filter(({ kind }) => kind !== 'content').map(({ path }) => path)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('has none where it would no longer be masked, nor where the other side gives it', () => {
    const from = toEdition(formOf([{ ...line, sensitive: true }]), { form: 'own-loan', edition: '1' });
    const shown = toEdition(formOf([line]), { form: 'own-loan', edition: '2' });
    const turned = toEdition(formOf([line], { assignee_type: 'employer' }), {
      form: 'own-loan',
      edition: '2',
    });
    expect(misfittingPaths(from, shown, { 'task.line': 'x' })).toEqual(['task.line']);
    expect(misfittingPaths(shown, turned, { 'task.line': 'x' })).toEqual(['task.line']);
    expect(misfittingPaths({ ...shown, segregated: true }, shown, { 'task.line': 'x' })).toEqual([
      'task.line',
    ]);
    expect(misfittingPaths(from, shown, { 'task.line': null })).toEqual([]);
    expect(misfittingPaths(shown, from, { 'task.line': 'x', 'task.unknown': 'y' })).toEqual(['task.unknown']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { FormContent, OwnFieldKind } from '@firstday/domain';
import fc from 'fast-check';
import { effectiveAnswers } from '../effective-answers.js';
import { fieldsOf } from '../find-field.js';
import { sampleAnswers } from '../sample-answers.js';
import { parseAnswer } from '../parse-answer.js';
import { validateSection } from '../validate-section.js';
import { contentIssues } from './content-issues.js';
import { ownKinds } from './own-kinds.js';
import { toEdition } from './to-edition.js';

/** Without files: a sample is no upload. */
const kinds = OwnFieldKind.options.filter((kind) => kind !== 'file');

const words = fc.record({
  en: fc.stringMatching(/^[A-Za-z ]{0,20}[a-z]$/),
  es: fc.stringMatching(/^[a-zñ]{1,20}$/),
});
const options = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/), { minLength: 1, maxLength: 4 });

/** A field, which may hang on the one before it. */
const drawnField = fc.record({
  kind: fc.constantFrom(...kinds),
  label: words,
  text: words,
  options,
  isRequired: fc.boolean(),
  isSensitive: fc.boolean(),
  hangs: fc.constantFrom('never', 'shown', 'required'),
  least: fc.integer({ min: -5, max: 5 }),
  day: fc.constantFrom('today', '2020-02-29', '2030-01-01'),
});

type Drawn = typeof drawnField extends fc.Arbitrary<infer Field> ? Field : never;

const takesOptions = (kind: OwnFieldKind) => ownKinds[kind].hasOptions === true;
const isAsked = ({ kind, isSensitive }: Drawn) =>
  !isSensitive && ['text', 'date', 'number', 'money', 'country', 'state', 'radio', 'select'].includes(kind);

function fieldOf(drawn: Drawn, at: number, before: Drawn | undefined) {
  const { kind, label, text, options, isRequired, isSensitive, hangs, least, day } = drawn;
  const condition =
    before && isAsked(before) ? { fact: `task.field_${at - 1}`, operator: 'is_present' } : undefined;
  const base = {
    path: `task.field_${at}`,
    kind,
    label,
    ...(condition && hangs === 'shown' && { when: condition }),
  };
  if (kind === 'content') return { ...base, text };
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

const drawnContent = fc
  .record({
    name: words,
    attestation: words,
    fields: fc.array(drawnField, { minLength: 1, maxLength: 12 }),
    isEmployers: fc.boolean(),
  })
  .map(({ name, attestation, fields, isEmployers }) =>
    FormContent.parse({
      name,
      short_name: name,
      purpose: name,
      minutes: 1,
      sections: [
        {
          id: 'only',
          title: name,
          assignee_type: isEmployers ? 'employer' : 'employee',
          attestation,
          pages: [
            {
              id: 'page',
              title: name,
              fields: fields.map((drawn, at) => fieldOf(drawn, at, fields[at - 1])),
            },
          ],
        },
      ],
    }),
  );

describe('a form of one’s own', () => {
  it('can be answered, signed and read back, whatever its fields are', () => {
    fc.assert(
      fc.property(drawnContent, (content) => {
        expect(contentIssues(content)).toEqual([]);
        const edition = toEdition(content, { form: 'own-form', edition: '1' });
        const context = { today: '2026-11-23' };
        const blank = { edition, answers: {}, context };
        const answers = {
          ...effectiveAnswers(blank, { prefillsGovernmentForms: false }),
          ...sampleAnswers(blank, 'only', { today: '2026-11-23', samples: {} }),
        };
        expect(validateSection({ edition, answers, context }, 'only')).toEqual([]);
        for (const field of fieldsOf(edition)) {
          const kept = parseAnswer(field, answers[field.path]);
          expect(kept.ok).toBe(true);
          if (kept.ok) expect(parseAnswer(field, kept.value)).toEqual(kept);
        }
      }),
      { numRuns: 300, seed: Number(process.env['PROPERTY_SEED'] ?? 20261123) },
    );
  });

  it('never shows the numbers of people and accounts, whatever it says', () => {
    const field = (kind: string) => ({ path: `task.${kind}`, kind, label: { en: kind } });
    const content = FormContent.parse({
      name: { en: 'Numbers' },
      short_name: { en: 'Numbers' },
      purpose: { en: 'Numbers.' },
      minutes: 1,
      sections: [
        {
          id: 'only',
          title: { en: 'Only' },
          assignee_type: 'employee',
          attestation: { en: 'Mine.' },
          pages: [
            {
              id: 'page',
              title: { en: 'Page' },
              fields: ['ssn', 'routing_number', 'account_number', 'text'].map(field),
            },
          ],
        },
      ],
    });
    const edition = toEdition(content, { form: 'own-form', edition: '1' });
    expect(fieldsOf(edition).map(({ sensitive }) => sensitive === true)).toEqual([true, true, true, false]);
  });
});

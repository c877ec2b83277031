import { describe, expect, it } from '@jest/globals';
import { FormContent } from '@firstday/domain';
import fc from 'fast-check';
import { fieldsOf } from '../find-field.js';
import { parseAnswer } from '../parse-answer.js';
import { answeredThrough } from '../testing/answered-through.js';
import { drawnContent } from '../testing/drawn-content.js';
import { contentIssues } from './content-issues.js';
import { toEdition } from './to-edition.js';

describe('a form of one’s own', () => {
  it('can be answered, signed and read back, whatever its fields are', () => {
    fc.assert(
      fc.property(drawnContent, (content) => {
        expect(contentIssues(content)).toEqual([]);
        const edition = toEdition(content, { form: 'own-form', edition: '1' });
        const context = { today: '2026-11-23' };
        const { answers, issues } = answeredThrough(edition, context, context.today);
        expect(issues).toEqual([]);
        for (const field of fieldsOf(edition)) {
          const kept = parseAnswer(field, answers[field.path]);
          expect(kept.ok).toBe(true);
          if (kept.ok) expect(parseAnswer(field, kept.value)).toEqual(kept);
        }
      }),
      { numRuns: 300 },
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

import { type Answers, fieldsOf, shownAnswers, type Signature, toEdition } from '@firstday/forms';
import { answeredThrough, drawnContent } from '@firstday/forms/testing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderDocument } from '../render-document.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

const today = '2026-11-23';
const context = { today, 'employer.name': 'Harbor Foods' };

/** What a reader finds of them word for word. */
const writtenIn = (answers: Answers): string[] =>
  Object.values(answers)
    .filter((value) => typeof value === 'string' && /^(Sample|sample@)/.test(value))
    .map(String);

describe('any form of one’s own that can be published', () => {
  it('is drawn with all that was answered and signed, and reads back', async () => {
    await fc.assert(
      fc.asyncProperty(drawnContent, async (content) => {
        const edition = toEdition(content, { form: 'own-form', edition: '1' });
        const { answers } = answeredThrough(edition, context, today);
        const signatures: Signature[] = edition.sections.map(({ id }) => signedBy(id, 'Ana Flores'));
        const { bytes } = await renderDocument({ edition, answers, context, signatures, locale: 'en' });
        expect(complaintsOf(bytes)).toBe('');
        const { text } = await readPdf(bytes);
        const shown = shownAnswers({ edition, answers, context });
        for (const written of writtenIn(shown)) expect(text).toContain(squeezed(written));
        expect(text).toContain(squeezed('Ana Flores'));
        // A text names what was answered, or leaves a blank for it.
        if (fieldsOf(edition).length > 0) expect(text).not.toMatch(/\{task\.field|\{employer/);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

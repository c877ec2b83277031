import { FormContent } from '@firstday/domain';
import { contentIssues, toEdition, visiblePages, visibleSections } from '@firstday/forms';
import { describe, expect, it } from '@jest/globals';
import { missingWords } from '../../form-builder/model/missing-words';
import { toModel } from '../../form-builder/model/form-model';
import { documentRequest } from './document-request';
import { documentToSign } from './document-to-sign';
import { formFromPdf } from './form-from-pdf';
import { formToFillIn } from './form-to-fill-in';
import { noticeToConfirm } from './notice-to-confirm';

const sha256 = 'c'.repeat(64);
const beginnings = {
  'a form to fill in': formToFillIn('Locker'),
  'a document to sign': documentToSign('Handbook', { sha256, isCountersigned: false }),
  'a document that is countersigned': documentToSign('Agreement', { sha256, isCountersigned: true }),
  'a notice for each placement': noticeToConfirm('Notice of pay', 'placement'),
  'a notice every year': noticeToConfirm('Notice of leave', 'year'),
  'a request for a document': documentRequest('Forklift license'),
  'a form from a PDF without fields': formFromPdf('Vehicle', { sha256, suggestion: null }),
};

/** What only the author knows: the questions of a form that begins with none. */
const open: Readonly<Record<string, readonly string[]>> = {
  'a form to fill in': ['sections.0.pages.0.fields'],
  'a form from a PDF without fields': ['sections.0.pages.0.fields'],
};

function sectionsWith(content: FormContent, answers: Readonly<Record<string, string>>): readonly string[] {
  const edition = toEdition(content, { form: 'own-x', edition: '1' });
  const form = { edition, answers, context: {}, opened: [] };
  return visibleSections(form).flatMap((section) => [
    section.id,
    ...visiblePages(section, form).map(({ id }) => id),
  ]);
}

describe('what a form begins with', () => {
  it.each(Object.entries(beginnings))('lacks nothing but what its author knows: %s', (name, content) => {
    expect(FormContent.parse(content)).toEqual(content);
    expect(contentIssues(content).map(({ path }) => path.join('.'))).toEqual(open[name] ?? []);
  });

  it.each(Object.entries(beginnings))(
    'says all but its name in Spanish and Arabic as well: %s',
    (_name, content) => {
      for (const language of ['es', 'ar']) {
        const missing = missingWords(toModel(content), language);
        const named = JSON.stringify(content).split(`{"en":"${content.name['en']}"}`).length - 1;
        expect([...missing.values()].reduce((sum, count) => sum + count, 0)).toBe(named);
      }
    },
  );

  it('asks whoever declines a document why, and has it countersigned where it was accepted', () => {
    const content = beginnings['a document that is countersigned'];
    expect(sectionsWith(content, { 'task.decision': 'accepted' })).toEqual([
      'employee',
      'document',
      'employer',
      'countersignature',
    ]);
    expect(sectionsWith(content, { 'task.decision': 'declined' })).toEqual([
      'employee',
      'document',
      'reason',
    ]);
    expect(content.outcome).toBe('task.decision');
  });

  it('gives a notice for each placement or every year, and asks for a document before it expires', () => {
    expect(beginnings['a notice for each placement'].scope).toEqual({ per: 'placement' });
    expect(beginnings['a notice every year'].scope).toEqual({ per: 'employer', every_months: 12 });
    expect(beginnings['a request for a document'].scope?.expires).toEqual({
      path: 'task.expires_on',
      days_before: 30,
    });
  });

  it('takes the questions and places of a PDF with fields, under the name that was given', () => {
    const suggestion = FormContent.parse({
      ...documentRequest('license.pdf'),
      pdf: {
        sha256,
        boxes: [{ page: 1, x: 10, y: 10, width: 90, height: 12, shows: 'answer', field: 'task.number' }],
      },
    });
    const begun = formFromPdf('License', { sha256, suggestion });
    expect([begun.name, begun.pdf?.boxes.length]).toEqual([{ en: 'License' }, 1]);
    expect(contentIssues(begun)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { FormBox, FormContent } from '@firstday/domain';
import { pdfIssues, pdfsOf } from './pdf-issues.js';

const [sheet, policy] = ['a'.repeat(64), 'b'.repeat(64)];
const box: FormBox = { page: 1, x: 10, y: 10, width: 100, height: 20, shows: 'answer', field: 'task.size' };
const content = (boxes: FormBox[]): FormContent => ({
  name: { en: 'Vehicle' },
  short_name: { en: 'Vehicle' },
  purpose: { en: 'You drive.' },
  minutes: 1,
  pdf: { sha256: sheet, boxes },
  sections: [
    {
      id: 'employee',
      title: { en: 'Yours' },
      assignee_type: 'employee',
      attestation: { en: 'I have read it.' },
      pages: [
        { id: 'first', title: { en: 'First' }, fields: [] },
        { id: 'policy', title: { en: 'Policy' }, document: { sha256: policy }, fields: [] },
        { id: 'again', title: { en: 'Again' }, document: { sha256: policy }, fields: [] },
      ],
    },
  ],
});
const letter = { width: 612, height: 792 };
const known = new Map([
  [sheet, [letter]],
  [policy, [letter]],
]);

describe('the PDFs that a form names', () => {
  it('are the sheet and what is read, each once', () => {
    expect(pdfsOf(content([]))).toEqual([sheet, policy]);
  });

  it('have to be of the account: each is an issue where it is named', () => {
    expect(pdfIssues(content([box]), known)).toEqual([]);
    expect(pdfIssues(content([box]), new Map()).map(({ path }) => path.join('.'))).toEqual([
      'pdf.sha256',
      'sections.0.pages.1.document.sha256',
      'sections.0.pages.2.document.sha256',
    ]);
  });

  it('have no box on a page that is not there, nor over the edge', () => {
    const wrong: FormBox[] = [
      { ...box, page: 2 },
      { ...box, x: -20 },
      { ...box, x: 520 },
      { ...box, y: 780 },
      { ...box, x: 20_000 },
      { ...box, x: -0.5, y: -0.5 },
    ];
    expect(pdfIssues(content(wrong), known).map(({ path }) => path.join('.'))).toEqual([
      'pdf.boxes.0.page',
      'pdf.boxes.1',
      'pdf.boxes.2',
      'pdf.boxes.3',
      'pdf.boxes.4',
    ]);
  });
});

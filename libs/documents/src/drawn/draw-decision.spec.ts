import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import type { DecisionInput } from '../decision-input.js';
import { renderDecision } from '../render-document.js';
import { pdfFonts } from '../testing/pdf-fonts.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';

async function noticeOf(words: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText(words);
  return document.save();
}

const input = async (more: Partial<DecisionInput> = {}): Promise<DecisionInput> => {
  const notice = await noticeOf('Further Action Notice');
  return {
    notice,
    noticeSha256: createHash('sha256').update(notice).digest('hex'),
    caseNumber: 'SIM000000000001',
    decision: 'act',
    signedBy: 'Nguyễn Thị Ánh',
    decidedAt: '2026-11-23T15:04:05.000Z',
    ipAddress: '203.0.113.7',
    ...more,
  };
};

describe('a Further Action Notice on which the employee decided', () => {
  it.each([
    ['act', '☒Ichoosetotakeaction'],
    ['not_act', '☒Ichoosenottotakeaction'],
  ] as const)('has the notice and after it what was chosen, signed: %s', async (decision, chosen) => {
    const given = await input({ decision });
    const { bytes } = await renderDecision(given);
    expect(complaintsOf(bytes)).toBe('');
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toBe(2);
    expect(pdf.pieces[0]).toMatchObject({ page: 1, text: 'Further Action Notice' });
    for (const text of [chosen, 'NguyễnThịÁnh', '2026-11-2315:04:05UTC', given.noticeSha256, '203.0.113.7'])
      expect(pdf.text).toContain(squeezed(text));
    expect(pdf.text.split('☒')).toHaveLength(2);
    const ours = pdfFonts(bytes).filter(({ name }) => name !== 'Helvetica');
    expect(ours.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  it('stands alone where the notice cannot be opened', async () => {
    const pdf = await readPdf((await renderDecision(await input({ notice: Buffer.from('%PDF-') }))).bytes);
    expect(pdf.pages).toBe(1);
    expect(pdf.text).toContain('SIM000000000001');
  });
});

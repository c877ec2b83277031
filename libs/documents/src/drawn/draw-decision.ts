import { PDFContext } from 'pdf-lib';
import type { DecisionInput } from '../decision-input.js';
import { assemble } from '../file/assemble.js';
import { pen } from '../page/color.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { ballot, rows, type Cell } from './cell.js';
import type { DrawnFile } from './draw-form.js';
import { footLine } from './foot-line.js';
import { DrawnPage, paginate, sheet, type Block } from './paginate.js';
import { paragraph, space } from './paragraph.js';
import { drawSignature } from './signature-blocks.js';
import { Structure, type Tag } from './tag.js';
import { utc } from './utc.js';

const TITLE = 'Employee’s decision';

/** The page that follows a Further Action Notice: what the employee chose, signed. In English, as what it belongs to. */
export function drawDecision(input: DecisionInput): DrawnFile {
  const context = PDFContext.create();
  const fonts = new EmbeddedFonts(context);
  const structure = new Structure();
  const pages = paginate(blocksOf(input, structure.root), (index) => new DrawnPage(index, fonts, structure));
  for (const page of pages)
    page.artifact(() =>
      footLine(page, `${TITLE}  ·  E-Verify case ${input.caseNumber}`, `${page.index + 1}`),
    );
  const title = `${TITLE}, E-Verify case ${input.caseNumber}`;
  const bytes = assemble(context, fonts, structure, pages, {
    title,
    language: 'en-US',
    createdAt: input.decidedAt,
  });
  return { bytes, pages: pages.length };
}

function blocksOf(input: DecisionInput, root: Tag): Block[] {
  const facts: Cell[] = [
    { label: 'E-Verify case', answer: input.caseNumber, span: 6 },
    { label: 'Decided and signed (UTC)', answer: utc(input.decidedAt), span: 6 },
    { label: 'Signed by', answer: input.signedBy, span: 6 },
    { label: 'IP address', answer: input.ipAddress ?? '—', span: 6 },
    { label: 'SHA-256 of the notice that was read', answer: input.noticeSha256, span: 12 },
  ];
  return [
    ...paragraph(TITLE, root.add('H1'), { size: 18, style: 'bold', spacing: 1.25 }),
    ...paragraph(
      'Added to the Further Action Notice before this page, which the employee had read. The original stays with Form I-9.',
      root.add('P'),
      { size: 10 },
    ),
    space(10),
    ballot('I choose to take action to resolve the mismatch.', input.decision === 'act', root),
    ballot('I choose not to take action to resolve the mismatch.', input.decision === 'not_act', root),
    space(10),
    signatureLine(input, root),
    space(14),
    ...rows(facts, root),
  ];
}

function signatureLine({ signedBy, decidedAt }: DecisionInput, root: Tag): Block {
  const figure = root.add('Figure', `Signature of Employee: ${signedBy}`);
  return {
    height: 44,
    draw: (page, top) => {
      const foot = top - 40;
      const signature = {
        sectionId: 'decision',
        method: 'typed',
        name: signedBy,
        signedOn: decidedAt.slice(0, 10),
        signedAt: decidedAt,
      } as const;
      page.tagged(figure, () =>
        drawSignature(page, signature, { x: sheet.side + 2, y: foot + 4, width: 300 }, noDrawing),
      );
      page.artifact(() =>
        page.marks.rule({ x: sheet.side, y: foot }, { x: sheet.side + 320, y: foot }, pen, 0.6),
      );
    },
  };
}

const noDrawing = (): never => {
  throw new Error('A decision is signed by typing the name');
};

import { fillBlanks } from '@firstday/domain/languages';
import { PDFContext } from 'pdf-lib';
import type { CertificateInput, CertificateSigner } from '../certificate-input.js';
import { assemble } from '../file/assemble.js';
import { accent, line, muted, pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import type { Ink } from '../page/read-ink.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { paragraph, space } from './paragraph.js';
import { rows, type Cell } from './cell.js';
import { certificateLabels } from './certificate-labels.js';
import type { DrawnFile } from './draw-form.js';
import { column, DrawnPage, paginate, sheet, type Block } from './paginate.js';
import { evidenceCells } from './evidence-cells.js';
import { eventBlocks } from './event-blocks.js';
import { footLine } from './foot-line.js';
import { drawSignature, type EmbedInk } from './signature-blocks.js';
import { Structure, type Tag } from './tag.js';
import { utc } from './utc.js';
import { versionBlocks } from './version-blocks.js';

export function drawCertificate(input: CertificateInput): DrawnFile {
  const words = certificateLabels(input.locale);
  const context = PDFContext.create();
  const fonts = new EmbeddedFonts(context);
  const structure = new Structure();
  const embed = (id: string, ink: Ink) => ({ name: `Ink-${id}`, ref: embedInk(context, ink, pen) });
  const pages = paginate(
    blocksOf(input, structure.root, embed),
    (index) => new DrawnPage(index, fonts, structure),
  );
  for (const page of pages) {
    const left = `${words.title}  ·  ${input.document.name}  ·  ${input.id}`;
    page.artifact(() =>
      footLine(page, left, fillBlanks(words.page, { page: page.index + 1, pages: pages.length })),
    );
  }
  const title = `${words.title}: ${input.document.name}`;
  const properties = { title, language: input.locale, createdAt: input.issuedAt, seal: input.seal };
  return { bytes: assemble(context, fonts, structure, pages, properties), pages: pages.length };
}

function blocksOf(input: CertificateInput, root: Tag, embed: EmbedInk): Block[] {
  return [
    ...headOf(input, root),
    ...input.signers.flatMap((signer, index) => signerBlocks(input, signer, index, root.add('Sect'), embed)),
    ...versionBlocks(input, root),
    ...eventBlocks(input, root.add('Sect')),
    ...chainBlocks(input, root.add('Sect')),
  ];
}

function headOf({ id, issuedAt, locale, document }: CertificateInput, root: Tag): Block[] {
  const words = certificateLabels(locale);
  const about: Cell[] = [
    { label: words.document, answer: document.name, span: 8 },
    { label: words.edition, answer: document.edition, span: 4 },
    { label: words.employee, answer: document.employee, span: 6 },
    { label: words.employer, answer: document.employer, span: 6 },
    { label: words.documentHash, answer: document.sha256, span: 12 },
    { label: words.certificate, answer: id, span: 7 },
    { label: words.issued, answer: utc(issuedAt), span: 5 },
  ];
  const rule: Block = {
    height: 14,
    draw: (page, top) =>
      page.artifact(() => page.marks.fill({ x: sheet.side, y: top - 6, width: column, height: 2 }, accent)),
  };
  return [
    ...paragraph(words.title, root.add('H1'), { size: 18, style: 'bold', spacing: 1.25 }),
    rule,
    ...paragraph(words.purpose, root.add('P'), { size: 9.5, color: muted }),
    space(8),
    ...rows(about, root),
    space(14),
  ];
}

function signerBlocks(
  { locale }: CertificateInput,
  signer: CertificateSigner,
  index: number,
  tag: Tag,
  embed: EmbedInk,
): Block[] {
  const words = certificateLabels(locale);
  const { attestation } = signer;
  return [
    ...paragraph(signer.signature.name, tag.add('H2'), {
      size: 12,
      style: 'bold',
      align: 'start',
      keepsWithNext: true,
    }),
    pictureOf(signer, index, tag, embed),
    ...rows(identityCells(signer, locale), tag),
    space(6),
    ...paragraph(words.attestation, tag.add('H3'), { size: 8.75, style: 'bold', keepsWithNext: true }),
    ...paragraph(attestation.text, tag.add('P'), { size: 8.75, bar: accent }),
    space(5),
    ...rows(
      [
        { label: words.attestationHash, answer: attestation.sha256, span: 9 },
        { label: words.acknowledged, answer: utc(attestation.acknowledgedAt), span: 3 },
        ...hashCells(signer, locale),
      ],
      tag,
    ),
    space(16),
  ];
}

function identityCells(signer: CertificateSigner, locale: string): Cell[] {
  const words = certificateLabels(locale);
  const { signature, consent } = signer;
  const known = [signer.authentication, signer.authenticatedAt && utc(signer.authenticatedAt)];
  return [
    { label: words.signer, answer: signature.name, span: 5 },
    { label: words.role, answer: words[signer.role], span: 3 },
    { label: words.section, answer: signer.section, span: 4 },
    { label: words.method, answer: words[signature.method], span: 4 },
    { label: words.signed, answer: utc(signature.signedAt), span: 4 },
    { label: words.signedOn, answer: signature.signedOn, span: 4 },
    { label: words.authentication, answer: known.filter(Boolean).join(', '), span: 6 },
    { label: words.address, answer: signer.ipAddress, span: 3 },
    { label: words.zone, answer: signer.timeZone ?? '—', span: 3 },
    { label: words.device, answer: signer.userAgent, span: 12 },
    ...evidenceCells(signer, locale),
    {
      label: words.consent,
      answer: `${consent.version}, ${utc(consent.at)}\nSHA-256 ${consent.sha256}`,
      span: 12,
    },
  ];
}

function hashCells(signer: CertificateSigner, locale: string): Cell[] {
  const words = certificateLabels(locale);
  const answers = signer.answersSha256;
  return [
    ...(answers ? [{ label: words.answers, answer: answers, span: 12 }] : []),
    { label: words.before, answer: signer.documentSha256Before, span: 12 },
    { label: words.after, answer: signer.documentSha256After, span: 12 },
  ];
}

function pictureOf({ signature }: CertificateSigner, index: number, tag: Tag, embed: EmbedInk): Block {
  const figure = tag.add('Figure', signature.name);
  const once: EmbedInk = (id, ink) => embed(`${id}-${index}`, ink);
  return {
    height: 44,
    keepsWithNext: true,
    draw: (page, top) => {
      const frame = { x: sheet.side, y: top - 40, width: column, height: 38 };
      page.artifact(() => page.marks.box(frame, line, 0.6));
      page.tagged(figure, () =>
        drawSignature(page, signature, { x: sheet.side + 8, y: top - 35, width: column - 16 }, once),
      );
    },
  };
}

function chainBlocks({ chain, verifyAt, locale }: CertificateInput, tag: Tag): Block[] {
  const words = certificateLabels(locale);
  const verify = verifyAt ? [{ label: words.verify, answer: verifyAt, span: 12 }] : [];
  return [
    ...paragraph(words.chain, tag.add('H2'), { size: 12, style: 'bold', keepsWithNext: true }),
    ...paragraph(fillBlanks(words.chainText, { length: chain.length }), tag.add('P'), {
      size: 9,
      keepsWithNext: true,
    }),
    { ...space(4), keepsWithNext: true },
    ...rows([{ label: 'SHA-256', answer: chain.head, span: 12 }, ...verify], tag),
  ];
}

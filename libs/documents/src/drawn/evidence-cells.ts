import { fillBlanks } from '@firstday/domain/languages';
import type { CertificateSigner, SignerEvidence } from '../certificate-input.js';
import type { Cell } from './cell.js';
import { type CertificateLabels, certificateLabels } from './certificate-labels.js';
import { utc } from './utc.js';

/** What was observed of the signer, apart from what somebody said of them. */
export function evidenceCells({ evidence: known }: CertificateSigner, locale: string): Cell[] {
  if (!known) return [];
  const words = certificateLabels(locale);
  const { issuer, named, stated } = known;
  const issuedBy = `${words.issuers[issuer.type]} ${issuer.id}`;
  const given = stated && [stated.name, stated.title, stated.email, `(${words.statedBy[stated.by]})`];
  return [
    { label: words.proved, answer: proofText(known, words), span: 12 },
    ...(named
      ? [{ label: words.named, answer: `${words.namedBy[named.by]}, ${utc(named.at)}`, span: 12 }]
      : []),
    ...nameCells(known, words),
    ...handoverCells(known, words),
    ...(given ? [{ label: words.stated, answer: given.filter(Boolean).join(', '), span: 12 }] : []),
    { label: known.isVouched ? words.vouched : words.issuer, answer: issuedBy, span: 12 },
    ...arrivalCells(known, words),
  ];
}

function arrivalCells({ arrival }: SignerEvidence, words: CertificateLabels): Cell[] {
  if (!arrival) return [];
  const { deliveredBy, to = '', device, makerPresence } = arrival;
  const delivered = fillBlanks(words.deliveredBy[deliveredBy], { to });
  return [
    { label: words.delivery, answer: delivered, span: 8 },
    { label: words.device, answer: device, span: 4 },
    ...(makerPresence
      ? [{ label: words.nearby, answer: words.makerPresence[makerPresence], span: 12 } as const]
      : []),
  ];
}

function nameCells({ otherName }: SignerEvidence, words: CertificateLabels): Cell[] {
  if (!otherName) return [];
  return [
    { label: words.nameOnRecord, answer: otherName.onRecord, span: 4 },
    { label: words.nameStated, answer: otherName.statement, span: 8 },
  ];
}

function handoverCells({ handedOver }: SignerEvidence, words: CertificateLabels): Cell[] {
  if (!handedOver) return [];
  const answer = fillBlanks(words.handedOver, { name: handedOver.to, at: utc(handedOver.at) });
  return [{ label: words.ownSession, answer, span: 12 }];
}

/** With the moment, where it is known. */
const proofText = ({ proved, named }: SignerEvidence, words: CertificateLabels): string =>
  [words[proved], named && utc(named.codeProvedAt)].filter(Boolean).join(', ');
